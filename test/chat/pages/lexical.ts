// A chat page with Lexical.

import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { registerRichText } from '@lexical/rich-text';
import { $getRoot, createEditor } from 'lexical';
import { showModel } from './show-model.ts';

const box = document.querySelector<HTMLElement>('#composer')!;
box.contentEditable = 'true';
const editor = createEditor({ namespace: 'chat', onError: (error) => console.error(error) });
editor.setRootElement(box);
registerRichText(editor);
registerHistory(editor, createEmptyHistoryState(), 300);

showModel(() =>
  editor.getEditorState().read(() =>
    $getRoot()
      .getChildren()
      .map((line) => line.getTextContent())
      .join('\n'),
  ),
);
