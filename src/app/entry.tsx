import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { expireEarlyAnswers } from '~/api/earlyAnswers';
import { startSession } from '~/api/session';
import '~/design-system/theme/styles';
import { watchThemeChanges } from '~/preferences';
import { followOtherTab, session } from '~/session';
import { App } from './App';
import { adaptToContentSecurityPolicy } from './contentSecurityPolicy';
import { declareInlinedSheets } from './inlinedSheets';
import { isPrerenderedShown, prepareKeptScreen } from './keptScreen';
import { preloadScreen } from './routes';
import { saveScrollPositions } from '../navigation/scrollPositions';

adaptToContentSecurityPolicy();
declareInlinedSheets();

// The app fetches the screen's code and the account at the same time.
const whatTheScreenNeeds = Promise.all([preloadScreen(window.location.pathname), startSession()]);
expireEarlyAnswers();

watchThemeChanges();
window.addEventListener('storage', (event) => followOtherTab(session, event, () => void startSession()));
window.history.scrollRestoration = 'manual';
window.addEventListener('pagehide', () => {
  saveScrollPositions();
  const credential = session.credentials.current();
  // The browser may keep the page and restore it on Back, after another tab has signed out or in unheard.
  const check = () => session.credentials.current() === credential || window.location.reload();
  window.addEventListener('pageshow', check, { once: true });
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
// A page that already shows its screen changes only when there is more to show.
const [hasCode] = isPrerenderedShown() ? await whatTheScreenNeeds : [false];
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// React would report a screen without its code as a failed hydration.
const keptScreen = hasCode ? prepareKeptScreen() : null;
if (keptScreen === null) createRoot(root).render(app);
else hydrateRoot(keptScreen, app);
