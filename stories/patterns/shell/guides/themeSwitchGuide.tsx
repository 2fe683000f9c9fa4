import { Switch } from '~/design-system';
import { ThemeSwitch } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const doNothing = () => undefined;

export const createThemeSwitchGuide = (): Guide => ({
  use: 'Take it in the footer of a frame for public pages, where a visitor chooses the theme.',
  avoid: [
    { when: 'For the theme within the app', take: 'Patterns/Shell/AccountMenu' },
    { when: 'For another choice that changes the page at once', take: 'Design system/SegmentedControl' },
    { when: 'For an answer in a form', take: 'Design system/RadioGroup' },
    { when: 'For on and off', take: 'Design system/Switch' },
  ],
  anatomy: {
    drawing: <ThemeSwitch theme="light" onThemeChange={doNothing} />,
    parts: [
      {
        name: 'System',
        text: 'Follows the device.',
        selector: 'label:has([value="system"])',
      },
      { name: 'Group', text: 'Is named “Theme”. The name is not shown.', selector: 'fieldset' },
      { name: 'Chosen theme', text: 'There always is one.', selector: 'label:has(:checked)' },
    ],
  },
  pairs: [
    {
      right: <ThemeSwitch theme="system" onThemeChange={doNothing} />,
      wrong: <Switch label="Dark theme" />,
      because: 'A device can change its theme in the evening, and on and off have no word for following it.',
    },
  ],
  keys: { Tab: 'Moves the focus to the chosen theme. The arrow keys choose another one.' },
  accessibility: [
    'The choices are native radio buttons, so the page loads no script for them.',
    'A page whose root has no theme hides the switch, because a script sets the theme.',
    'In forced colours the chosen theme has the colours of a selection.',
  ],
  content: [
    'A page in `AuthShell` or `MarketingShell` needs no switch: the shell draws one.',
    'Another frame takes the theme and its setter from `ThemeChoiceContext`, and draws no switch where it is `null`.',
  ],
});
