import { render } from 'preact';

render(<p>Pith</p>, document.getElementById('root') as HTMLElement);
