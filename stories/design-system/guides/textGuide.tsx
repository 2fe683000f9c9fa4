import { Heading, Stack, type TEXT_SIZES, Text, type TextProps, type TextTone } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const sizeUses = {
  caption: 'Footnotes, such as the dates of a chart.',
  small: 'Secondary text in dense places, such as a table.',
  body: 'Everything else.',
  lead: 'The paragraph below the title of a public page.',
} satisfies Record<(typeof TEXT_SIZES)[number], string>;

const toneUses = {
  default: 'What the reader came for.',
  muted: 'Descriptions and leads beside it.',
  subtle: 'Footnotes, such as a version or a period.',
  inherit: 'Inside a text that has a colour, such as an alert.',
  neutral: 'No judgement: “none”, or a value that is not known.',
  accent: 'What is active or selected, and nothing else.',
  positive: 'Good, confirmed, healthy.',
  info: 'Worth knowing, such as a mute.',
  caution: 'To look at soon, such as a warning.',
  serious: 'To act on, such as a kick.',
  critical: 'Failed, forbidden or destructive, such as a ban.',
} satisfies Record<TextTone, string>;

const weightUses = {
  regular: 'Running text.',
  medium: 'The name of an entry, or a figure in a line.',
  strong: 'The one figure or word of a line that counts.',
} satisfies Record<NonNullable<TextProps['weight']>, string>;

const fontUses = {
  text: 'The product’s own words.',
  mono: 'Code, keys, uuids and chat lines.',
} satisfies Record<NonNullable<TextProps['font']>, string>;

export const createTextGuide = (): Guide => ({
  alsoCalled: ['paragraph', 'truncate', 'ellipsis'],
  use: 'Take it for all running text: it sets the size, the colour and the face.',
  avoid: [
    { when: 'For the title of a page, section or card', take: 'Design system/Heading' },
    { when: 'For a status in one word', take: 'Design system/Badge' },
    { when: 'For a message about the page', take: 'Design system/Alert' },
    { when: 'For code to copy', take: 'Design system/CodeBlock' },
    { when: 'For a point in time', take: 'Design system/Timestamp' },
  ],
  variants: [
    drawVariants('size', sizeUses, (value) => <Text size={value}>48 messages</Text>),
    drawVariants('tone', toneUses, (value) => <Text tone={value}>{value}</Text>),
    drawVariants('weight', weightUses, (value) => <Text weight={value}>48 messages</Text>),
    drawVariants('font', fontUses, (value) => <Text font={value}>sk_live_8f2c</Text>),
  ],
  pairs: [
    {
      right: <Text tone="critical">The payment failed</Text>,
      wrong: <Text tone="critical">Payment</Text>,
      because: 'Who does not see the colour reads only the words.',
    },
    {
      right: (
        <Stack space="half">
          <Heading level={3} size="item">
            Server rules
          </Heading>
          <Text tone="muted">In your own words.</Text>
        </Stack>
      ),
      wrong: (
        <Stack space="half">
          <Text size="lead" weight="strong">
            Server rules
          </Text>
          <Text tone="muted">In your own words.</Text>
        </Stack>
      ),
      because: 'A screen reader lists headings and jumps between them; strong text is not in that list.',
    },
  ],
  accessibility: [
    'A tone is colour alone, so the text must say what it means.',
    'With `truncate`, give the whole text in another place too: `title` shows it only on hover.',
    'Give a player’s text `dir="auto"`, and a text in another language its `lang`.',
  ],
  content: ['Set `measure` on paragraphs, which limits a line to 68 characters.'],
});
