import { Alert, Text } from '~/design-system';
import { VerificationBanner } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const resendNothing = (): void => undefined;

const drawAddress = (address: string) => (
  <Text as="code" font="mono" size="small">
    {address}
  </Text>
);

export const createMarketingShellGuide = (): Guide => ({
  use: 'Take it once, around every public page that a visitor reads: the header, the main area and the footer.',
  avoid: [
    { when: 'For sign-in, sign-up and checkout', take: 'Patterns/Account/AuthShell' },
    { when: 'For a signed-in screen', take: 'Patterns/Shell/AppShell' },
    { when: 'For a long text within the frame', take: 'Patterns/Marketing/ArticlePage' },
    { when: 'For the width of a page without a frame', take: 'Design system/Container' },
  ],
  variants: [
    {
      prop: 'landing',
      values: [
        {
          value: 'true',
          text: 'On the landing page, where the links lead to sections of the same page.',
          drawing: drawAddress('#pricing'),
        },
        {
          value: 'false',
          text: 'On every other page, where they lead to the landing page’s sections.',
          drawing: drawAddress('/#pricing'),
        },
      ],
    },
  ],
  pairs: [
    {
      right: <VerificationBanner state="idle" onResend={resendNothing} />,
      wrong: (
        <Alert title="Try it for free" announce={false}>
          Every plan begins with a free trial.
        </Alert>
      ),
      because:
        'The banner is for a notice about the reader’s own account. The header already leads to the trial.',
    },
  ],
  accessibility: [
    'The first Tab of a page reaches “Skip to content”, which leads to the main area.',
    'The header’s navigation is named “Main”. Below 1024 px a button named “Menu” opens a navigation in its place; Escape, a press beside it and a chosen link close it.',
    'The footer’s columns have headings of level 2. Each page begins with its own heading of level 1.',
  ],
  content: [
    'The landing page’s sections carry the anchors `features`, `pricing` and `how-it-works`, which header and footer link to.',
    'The logo shows the brand’s name from `ProductNameContext`. The legal line of the footer keeps the name of the product.',
    'The footer has a theme switch where `ThemeChoiceContext` has a value.',
  ],
});
