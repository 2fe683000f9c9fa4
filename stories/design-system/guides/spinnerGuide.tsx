import { Inline, Skeleton, Spinner, Stack, Text, type SpinnerProps } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const sizeUses = {
  small: 'In a line of text, such as the state of a save.',
  regular: 'In a bar, or in the place of an icon.',
  large: 'In the middle of a page that is being loaded.',
} satisfies Record<NonNullable<SpinnerProps['size']>, string>;

export const createSpinnerGuide = (): Guide => ({
  alsoCalled: ['loader'],
  use: 'Take a spinner while something loads whose shape is unknown: a page, or a save in the background.',
  avoid: [
    { when: 'For content of known shape', take: 'Design system/Skeleton' },
    { when: 'For an action that was pressed, with its `loading`', take: 'Design system/Button' },
    { when: 'For a task whose progress is known', take: 'Design system/ProgressBar' },
  ],
  variants: [
    drawVariants('size', sizeUses, (value) => <Spinner size={value} label={null} delayed={false} />),
  ],
  pairs: [
    {
      right: (
        <Stack space="small">
          <Skeleton width="third" />
          <Skeleton />
          <Skeleton width="most" />
        </Stack>
      ),
      wrong: <Spinner label="Loading the rules" delayed={false} />,
      because: 'A skeleton keeps the height of a text, so that nothing moves when it comes.',
    },
    {
      right: (
        <Inline space="xsmall">
          <Spinner label={null} delayed={false} />
          <Text as="span">Checking three servers</Text>
        </Inline>
      ),
      wrong: (
        <Stack space="small">
          {['Lobby', 'Survival', 'Creative'].map((server) => (
            <Inline key={server} space="xsmall">
              <Spinner label={null} delayed={false} />
              <Text as="span">{server}</Text>
            </Inline>
          ))}
        </Stack>
      ),
      because: 'One spinner for one wait: more of them flicker and say no more.',
    },
  ],
  accessibility: [
    'It is a status, so screen readers announce its label when it appears.',
    'Set `label` to `null` where a text beside it says what is loading.',
  ],
  content: ['Name what is loading where more than one thing could be: “Loading your account”.'],
});
