import { type SKELETON_SHAPES, type SKELETON_WIDTHS, Skeleton, Stack } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const shapeUses = {
  text: 'A line of text.',
  control: 'A button, a field or a row of a list.',
  square: 'An avatar or an icon button.',
  bar: 'A meter or a progress bar.',
  block: 'A chart, a form or a whole panel.',
} satisfies Record<(typeof SKELETON_SHAPES)[number], string>;

const widthUses = {
  full: 'A line in the middle of a paragraph, or a control as wide as its place.',
  most: 'The last line of a paragraph, or a long cell of a table.',
  half: 'A figure or a title.',
  third: 'A short title.',
  short: 'A number, a time or a badge. The same width everywhere.',
} satisfies Record<(typeof SKELETON_WIDTHS)[number], string>;

const place = { inlineSize: '10rem' };

export const createSkeletonGuide = (): Guide => ({
  alsoCalled: ['placeholder'],
  use: 'Take a skeleton for content that is being loaded when its shape and size are known.',
  avoid: [
    { when: 'For content of unknown shape', take: 'Design system/Spinner' },
    { when: 'For a task whose progress is known', take: 'Design system/ProgressBar' },
    { when: 'For a list that is loaded and has no entries', take: 'Design system/EmptyState' },
    { when: 'For rows of a table, which draws its own', take: 'Design system/DataTable' },
  ],
  variants: [
    drawVariants('shape', shapeUses, (value) => (
      <div style={place}>
        <Skeleton shape={value} />
      </div>
    )),
    drawVariants('width', widthUses, (value) => (
      <div style={place}>
        <Skeleton width={value} />
      </div>
    )),
  ],
  pairs: [
    {
      right: (
        <Stack space="small">
          <Skeleton width="third" />
          <Skeleton shape="block" />
        </Stack>
      ),
      wrong: (
        <Stack space="small">
          <Skeleton width="third" />
          <Skeleton />
        </Stack>
      ),
      because: 'In place of a chart one line is too low: what stands below would jump when the chart comes.',
    },
  ],
  accessibility: [
    'It is hidden from assistive technology.',
    'Set `aria-busy` on the region around it, such as the card.',
  ],
});
