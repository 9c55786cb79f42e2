import { useState } from 'preact/hooks';
import { VARIABLES, unknownVariables } from '../../src/chat/fill-template.ts';
import { LONGEST_NAME, LONGEST_TEXT, readTemplates, writeTemplates } from '../../src/chat/template-file.ts';
import { type PromptTemplate, listTemplates } from '../../src/chat/templates.ts';
import type { OptionsIo } from '../../src/io/options-io.ts';
import type { Settings } from '../../src/settings.ts';
import { useTranslate } from '../words.ts';

interface TemplateEditorProps {
  io: Pick<OptionsIo, 'saveFile'>;
  settings: Settings;
  /** With the id of the template that is chosen from now on. */
  onChange(templates: PromptTemplate[], chosen?: string): void;
}

/** The words around the text: the chosen template, changed as it is typed; others added, taken out, kept as a file. */
export function TemplateEditor({ io, settings, onChange }: TemplateEditorProps) {
  const translate = useTranslate();
  const { ownTemplates: own, chatTemplate } = settings;
  const templates = listTemplates(translate, own);
  const template = templates.find(({ id }) => id === chatTemplate) ?? templates[0];
  const [text, setText] = useState(template?.text ?? '');
  const [problem, setProblem] = useState('');
  if (!template) return null;

  const others = own.filter(({ id }) => id !== template.id);
  const unknown = unknownVariables(text);
  const isChanged = own.length > others.length;
  const isOwn = !listTemplates(translate, others).some(({ id }) => id === template.id);
  const change = (changed: PromptTemplate) =>
    onChange(isChanged ? own.map((each) => (each.id === changed.id ? changed : each)) : [...own, changed]);
  const add = () => {
    const id = `own-${Date.now().toString(36)}`;
    onChange([...own, { id, name: translate('templateNew'), text }], id);
  };
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const read = readTemplates(await file.text());
      const ids = new Set(read.map(({ id }) => id));
      setProblem('');
      onChange([...own.filter(({ id }) => !ids.has(id)), ...read], read[0]?.id);
    } catch {
      setProblem(translate('templateWrongFile'));
    }
  };
  return (
    <div class="hosts">
      <h3>{translate('templates')}</h3>
      <label for="template-name">{translate('templateName')}</label>
      <input
        id="template-name"
        type="text"
        dir="auto"
        autocomplete="off"
        maxLength={LONGEST_NAME}
        value={template.name}
        onChange={({ currentTarget }) => {
          const name = currentTarget.value.trim();
          if (name) change({ ...template, name, text });
          else currentTarget.value = template.name;
        }}
      />
      <label for="template-text">{translate('templateText')}</label>
      <p id="template-help" class="hint">
        {translate('templateHelp', VARIABLES.map((name) => `{${name}}`).join(' '))}
      </p>
      <textarea
        id="template-text"
        rows={6}
        dir="auto"
        aria-describedby="template-help template-unknown"
        maxLength={LONGEST_TEXT}
        value={text}
        onInput={({ currentTarget: { value } }) => {
          setText(value);
          change({ ...template, text: value });
        }}
      />
      <p id="template-unknown" class="hint" aria-live="polite">
        {unknown.length > 0 && translate('templateUnknown', unknown.map((name) => `{${name}}`).join(' '))}
      </p>
      <p class="template-actions">
        <button type="button" class="secondary" onClick={add}>
          {translate('templateCopy')}
        </button>
        <button
          type="button"
          class="secondary"
          disabled={!isChanged}
          onClick={() => {
            onChange(others);
            setText(listTemplates(translate, others).find(({ id }) => id === template.id)?.text ?? '');
          }}
        >
          {translate(isOwn ? 'remove' : 'templateReset')}
        </button>
        <button
          type="button"
          class="secondary"
          onClick={() =>
            io.saveFile({
              name: 'pith-templates.json',
              type: 'application/json',
              text: writeTemplates(templates),
            })
          }
        >
          {translate('templateExport')}
        </button>
      </p>
      <label for="template-file">{translate('templateImport')}</label>
      <input
        id="template-file"
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => void load(currentTarget.files?.[0])}
      />
      {problem && (
        <p class="wrong" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
