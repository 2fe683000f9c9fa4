import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from '~/api/session';
import '~/design-system/theme/styles';
import { watchThemeChanges } from '~/preferences';
import { followOtherTab, session } from '~/session';
import { App } from './App';
import { preloadPath } from './routes';
import { saveScrollPositions } from '../navigation/scrollPositions';

// The app fetches the screen's code and the account at the same time.
preloadPath(window.location.pathname);
void startSession();

watchThemeChanges();
window.addEventListener('storage', (event) => followOtherTab(session, event, () => void startSession()));
window.history.scrollRestoration = 'manual';
window.addEventListener('pagehide', saveScrollPositions);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
