import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { preloadLazyComponents } from '~/design-system';
import '~/design-system/theme/styles';
import { chooseControls, hideHandlers, unquoteDefaults } from './docs';
import { keepFocusOutsideFrame } from './docsPage';
import { Environment } from './Environment';
import { globalTypes, initialGlobals } from './globals';
import { LazyComponentPage, LazyIdleStory, LazyThemedDocs, preloadDocs } from './lazyDocs';
import { componentModes, viewports } from './modes';
import './preview.css';
import './themes.css';

keepFocusOutsideFrame();
preloadDocs();

// On a busy machine a dialog may take longer than the default second to open.
configure({ asyncUtilTimeout: 5_000 });

const windows = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, width, height }]) => [
    key,
    { name: `${name} (${width})`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [preloadLazyComponents],
  argTypesEnhancers: [chooseControls, unquoteDefaults, hideHandlers],
  decorators: [
    (Story, { globals, viewMode }) => (
      <Environment
        brand={String(globals['brand'])}
        theme={String(globals['theme'])}
        motion={String(globals['motion'])}
        textScale={String(globals['textScale'])}
        direction={String(globals['direction'])}
        isOnDocsPage={viewMode === 'docs'}
      >
        <Story />
      </Environment>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Describing every element that passes takes longer than checking it; the panel names one a rule.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: LazyThemedDocs,
      page: LazyComponentPage,
      components: { Story: LazyIdleStory },
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, [inert] *, .sb-unstyled *' },
    },
    options: {
      storySort: {
        order: [
          'Getting started',
          [
            'Welcome',
            'Adding a component',
            'Adding a screen',
            'Reviewing pictures',
            'Changes',
            'The package',
          ],
          'Playroom',
          'Foundations',
          'Actions',
          'Forms',
          'Overlays',
          'Data display',
          'Feedback',
          'Layout',
          'Text and icons',
          'Charts',
          'Patterns',
          'Screens',
          'Flows',
        ],
      },
    },
    viewport: { options: windows },
    chromatic: componentModes,
  },
};

export default preview;
