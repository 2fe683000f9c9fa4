import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

const root = createRoot(document.getElementById('chart') as HTMLElement);
flushSync(() => root.render(<p>The weight of React alone.</p>));
