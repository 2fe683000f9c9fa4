import '@torchward/design-system/theme.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page';

const sheet = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? '';
hydrateRoot(document, <Page sheet={sheet} headline={Promise.resolve('Seats are cheaper in December.')} />);
