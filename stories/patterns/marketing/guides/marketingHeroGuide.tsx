import { ButtonLink, Stack, Text } from '~/design-system';
import { ChatFeed, MarketingHero } from '~/patterns';
import { CHAT_SCRIPT } from '~/screens/landing/chatScript';
import type { Guide } from '../../../../.storybook/guide';

const drawClaim = (claim: string, lead: string) => (
  <Stack space="half">
    <Text weight="strong">{claim}</Text>
    <Text tone="muted">{lead}</Text>
  </Stack>
);

export const createMarketingHeroGuide = (): Guide => ({
  use: 'Take it once, at the top of the landing page: the claim, the way to sign-up, and the product at work.',
  avoid: [
    { when: 'For every further claim of the page', take: 'Patterns/Marketing/MarketingSection' },
    { when: 'For the call at the end of the page', take: 'Patterns/Marketing/ClosingCall' },
    { when: 'For the title of any other page', take: 'Design system/Heading' },
  ],
  anatomy: {
    drawing: (
      <MarketingHero
        eyebrow="7-day free trial on every plan"
        title="Keep the lights on in your"
        highlight="server chat"
        lead="Torchward reads every chat message as it is sent, and hands you the close calls."
        actions={
          <ButtonLink href="/signup" variant="primary" size="large">
            Start free trial
          </ButtonLink>
        }
        description="No charge for 7 days. Cancel any time."
        visual={
          <ChatFeed
            script={CHAT_SCRIPT}
            title="Live chat · survival-1"
            messagesBefore={1277}
            autoPlay={false}
          />
        }
      />
    ),
    parts: [
      { name: 'Eyebrow', text: 'A badge above the claim.', selector: '[data-tone]' },
      { name: 'Claim', text: 'The page’s heading of level 1.', selector: 'h1' },
      { name: 'Lead', text: 'What the product does.', selector: 'h1 + p' },
      { name: 'Actions', text: 'The main action and at most one other.', selector: 'h1 + p + div' },
      { name: 'Description', text: 'The small print. Optional.', selector: 'h1 + p + div + p' },
      { name: 'Visual', text: 'The product at work, in torchlight.', selector: 'figure' },
    ],
  },
  pairs: [
    {
      right: drawClaim('Keep the lights on in your server chat.', 'It reads every message as it is sent.'),
      wrong: drawClaim('Moderation, reimagined.', 'The platform for communities of tomorrow.'),
      because: 'A visitor learns from the first two sentences what the product does.',
    },
  ],
  accessibility: [
    'The highlighted words are an emphasised part of the heading, so screen readers read the claim as one sentence.',
    'Screen readers read the words before the visual, at every width of the window.',
    'The torchlight is hidden from assistive technology. The visual is not, and `ChatFeed` brings its own name.',
  ],
  content: [
    'Write `title` and `highlight` as one sentence without its full stop, which the hero adds.',
    'Take the days of the trial from `TRIAL`, and prices from `PLANS`.',
  ],
});
