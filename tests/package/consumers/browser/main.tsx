import '@torchward/design-system/theme.css';
import { createRoot } from 'react-dom/client';
import { Panel } from '../Panel';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Panel />);
