// A chat page with a text area or an editable box, and a state of the page's own that follows its input events.

import { showModel } from './show-model.ts';

const box = document.querySelector<HTMLElement>('#composer')!;
let model = '';
box.addEventListener('input', (event) => {
  if (!event.isTrusted) return;
  model = box instanceof HTMLTextAreaElement ? box.value : box.innerText;
});

// As sites do that take a prompt from their address.
const asked = new URLSearchParams(location.search).get('q');
if (asked !== null && box instanceof HTMLTextAreaElement) model = box.value = asked;

showModel(() => model);
