import { Badge, type Tone } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const toneUses = {
  neutral: 'No judgement, and every value that the page does not know.',
  accent: 'What is recommended or set apart, such as a game server’s own setting.',
  positive: 'Good, confirmed or healthy.',
  info: 'Worth knowing. The tone of “mute”.',
  caution: 'To look at soon. The tone of “warn”.',
  serious: 'Waits for a reviewer. The tone of “kick”.',
  critical: 'Failed or destroyed. The tone of “ban”.',
} satisfies Record<Tone, string>;

const toneExamples = {
  neutral: 'Revoked',
  accent: 'Most Popular',
  positive: 'Active',
  info: 'Mute',
  caution: 'Dry run',
  serious: 'Pending',
  critical: 'Ban',
} satisfies Record<Tone, string>;

export const createBadgeGuide = (): Guide => ({
  alsoCalled: ['tag', 'chip', 'pill'],
  use: 'Take a badge for the status of one thing, in a row or beside a title.',
  avoid: [
    { when: 'For a message of a sentence', take: 'Design system/Alert' },
    { when: 'For an action of moderation', take: 'Patterns/Verdict/ActionBadge' },
    { when: 'For a severity', take: 'Patterns/Verdict/SeverityBadge' },
    { when: 'For a choice that the visitor makes', take: 'Design system/SegmentedControl' },
    { when: 'For a value that is missing', take: 'Design system/NoValue' },
  ],
  anatomy: {
    drawing: <Badge tone="serious">Pending</Badge>,
    parts: [
      { name: 'Container', text: 'Carries the tone as colour.', selector: '[data-tone]' },
      { name: 'Label', text: 'Says what the tone means. Cut off where room is short.', selector: 'i + span' },
      { name: 'Marker', text: 'A dot in the tone’s text colour.', selector: 'i' },
    ],
  },
  variants: [drawVariants('tone', toneUses, (value) => <Badge tone={value}>{toneExamples[value]}</Badge>)],
  pairs: [
    {
      right: <Badge tone="positive">Active</Badge>,
      wrong: <Badge tone="positive">This key is active and can be used</Badge>,
      because: 'One or two words: a badge never wraps, and cuts what doesn’t fit.',
    },
    {
      right: <Badge>Revoked</Badge>,
      wrong: <Badge tone="critical">Revoked</Badge>,
      because: 'A key that was revoked on purpose is no failure: red stays for what went wrong.',
    },
  ],
  accessibility: [
    'Assistive technology reads the label alone, so the label says what the colour says.',
    'It takes no focus and no press. Its change is not announced.',
  ],
  content: ['Write one or two words, the same for the same status on every page.'],
});
