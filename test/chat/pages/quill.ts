// A chat page with Quill.

import Quill from 'quill';
import { showModel } from './show-model.ts';

const quill = new Quill('#composer', { modules: { toolbar: false } });

// Its text always ends with a line break of its own.
showModel(() => quill.getText().replace(/\n$/, ''));
