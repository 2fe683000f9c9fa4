import type { ReactNode } from 'react';
import { Button, Heading, Inline, Stack, Text } from '~/design-system';
import { TorchLight } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const drawLit = (children: ReactNode) => (
  <div style={{ position: 'relative', isolation: 'isolate', overflow: 'clip', padding: '2rem' }}>
    <TorchLight />
    {children}
  </div>
);

export const createTorchLightGuide = (): Guide => ({
  use: 'Take it behind the words or the picture of a public page that a visitor looks at first or last. `MarketingHero` and `ClosingCall` bring their own.',
  avoid: [
    { when: 'For the top of the landing page', take: 'Patterns/Marketing/MarketingHero' },
    { when: 'For the last section of a page', take: 'Patterns/Marketing/ClosingCall' },
    { when: 'To set a section apart from its neighbours', take: 'Patterns/Marketing/MarketingSection' },
    { when: 'For the product’s torch', take: 'Design system/Logo' },
  ],
  pairs: [
    {
      right: drawLit(
        <Heading level={2} size="section">
          Light up your chat tonight
        </Heading>,
      ),
      wrong: drawLit(
        <Stack space="small">
          <Text>The key can’t be shown again.</Text>
          <Inline space="small">
            <Button variant="primary">Copy</Button>
          </Inline>
        </Stack>,
      ),
      because: 'The light sets the mood of the public pages. In the app a colour has a meaning.',
    },
  ],
  accessibility: [
    'It is hidden from assistive technology, lets presses through, and forced colours remove it.',
    'Give its box a position, and isolate the box or a parent of it. The light then lies behind the words and not behind the page.',
    'The light is 80 rem wide and 50 rem high around the middle of its box. Clip what must not reach beyond the section.',
  ],
});
