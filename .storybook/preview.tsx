import type { Preview } from '@storybook/react-vite';
import '~/design-system/theme/styles';
import { breakpoints } from '~/design-system/theme/breakpoints';
import { Environment } from './Environment';
import { globalTypes, initialGlobals } from './globals';
import './preview.css';
import { ThemedDocs } from './ThemedDocs';

const screen = (name: string, width: number, height: number) => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, { globals }) => (
      <Environment
        theme={String(globals['theme'])}
        motion={String(globals['motion'])}
        textScale={String(globals['textScale'])}
        direction={String(globals['direction'])}
      >
        <Story />
      </Environment>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: ThemedDocs, toc: true },
    options: {
      storySort: {
        order: ['Welcome', 'Foundations', 'Design system', 'Charts', 'Patterns', 'Screens', 'Flows'],
      },
    },
    viewport: {
      options: {
        phone: screen('Phone', breakpoints.phone, 720),
        tablet: screen('Tablet', breakpoints.tablet, 1024),
        desktop: screen('Desktop', breakpoints.desktop, 768),
        wide: screen('Wide', breakpoints.wide, 900),
        cinema: screen('Cinema', 1920, 1080),
      },
    },
  },
};

export default preview;
