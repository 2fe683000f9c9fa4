import type { ReactNode } from 'react';
import { ClockProvider, Text, Timestamp, type TimestampProps } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const SENT_AT = '2026-11-20T21:04:11Z';

/** Keeps the drawings the same at any time and in any zone. */
function Fixed({ children }: { children: ReactNode }) {
  return (
    <ClockProvider now={Date.parse('2026-11-20T21:08:30Z')} timeZone="UTC">
      {children}
    </ClockProvider>
  );
}

const formatUses = {
  relative: 'In lists, where what is new matters. After a week it is the date.',
  absolute: 'In the details of one entry, where times are compared.',
  date: 'Where the time of day says nothing, such as when a key was created.',
} satisfies Record<NonNullable<TimestampProps['format']>, string>;

export const createTimestampGuide = (): Guide => ({
  alsoCalled: ['date', 'time'],
  use: 'Take it for every point in time that the server sends.',
  avoid: [
    { when: 'For a length of time, such as a response time', take: 'Design system/Text' },
    { when: 'For a day that the owner chooses', take: 'Design system/TextField' },
    { when: 'For a time that is missing', take: 'Design system/NoValue' },
  ],
  variants: [
    drawVariants('format', formatUses, (value) => (
      <Fixed>
        <Timestamp value={SENT_AT} format={value} />
      </Fixed>
    )),
  ],
  pairs: [
    {
      right: (
        <Fixed>
          <Timestamp value={SENT_AT} />
        </Fixed>
      ),
      wrong: <Text as="span">{SENT_AT}</Text>,
      because: 'The server’s form is in UTC; a reader thinks in the own zone, and in minutes ago.',
    },
    {
      right: (
        <Fixed>
          <Text>
            Last used <Timestamp value={SENT_AT} />
          </Text>
        </Fixed>
      ),
      wrong: (
        <Fixed>
          <Text>
            Last used on <Timestamp value={SENT_AT} />
          </Text>
        </Fixed>
      ),
      because: 'The text becomes “just now”, “yesterday” or a date, so no “on” or “ago” may stand around it.',
    },
  ],
  keys: { Tab: 'Moves the focus to the time and shows the exact time with its zone.' },
  accessibility: [
    'It is a `time` element with the exact time, and the tooltip is its description while it is shown.',
    'Each one is a stop of the Tab key, because the keyboard reaches the tooltip only so.',
  ],
  content: ['Write a known absence as a word in its place: “Never”, “None yet”.'],
});
