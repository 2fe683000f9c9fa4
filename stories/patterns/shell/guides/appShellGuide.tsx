import { Badge, Inline } from '~/design-system';
import type { Guide } from '../../../../.storybook/guide';

export const createAppShellGuide = (): Guide => ({
  use: 'Take it once, around every screen of the signed-in area. A new screen needs no frame: it gets a route and an entry of `NAV_ITEMS`.',
  avoid: [
    { when: 'For sign-in, sign-up and checkout', take: 'Patterns/Account/AuthShell' },
    { when: 'For a public page', take: 'Patterns/Marketing/MarketingShell' },
    { when: 'For the width of a page without a frame', take: 'Design system/Container' },
    { when: 'To find screens by typing', take: 'Design system/CommandMenu' },
  ],
  pairs: [
    {
      right: <Badge tone="serious">12</Badge>,
      wrong: (
        <Inline space="xsmall">
          <Badge tone="serious">12</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="critical">3 failed</Badge>
        </Inline>
      ),
      because:
        'A navigation item carries one count, of what waits for a reviewer; a screen says the rest itself.',
    },
  ],
  accessibility: [
    'The first Tab of a page reaches “Skip to content”, which leads to the main area.',
    'The navigation is named “Main”. Its current item has `aria-current`: `page` for the item’s own path, `true` for a path that the item covers.',
    'The count stands beside the link and describes it, so the link keeps its name: “Review Queue”, then “12 pending”.',
    'On screens narrower than 1024 px a button opens the navigation as a modal sheet. Escape, its close button, a press beside it and a chosen link close it.',
    'The page scrolls to anchors and focused headings below the bar, which stays at the top.',
    'The shell draws no heading. Each screen begins with its own heading of level 1.',
  ],
  content: [
    'Write an item as the noun of its screen, and the same noun as the screen’s title: “API Keys”.',
    'Give `covers` the paths that have no item of their own, or a visitor there sees no current item.',
    '`banner` is for a notice about the whole account, such as a late payment. What concerns one screen stands in the screen.',
    'Keep the tools of `barEnd` small: the bar has one line on a phone too.',
  ],
});
