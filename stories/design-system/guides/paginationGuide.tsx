import { Button, Inline, Pagination } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const page = { offset: 50, limit: 50, total: 240, onOffsetChange: () => undefined };

export const createPaginationGuide = (): Guide => ({
  use: 'Take it below a table whose rows the server gives page by page.',
  avoid: [
    { when: 'For rows that fit on one page', take: 'Design system/Table' },
    { when: 'For steps that are done in order', take: 'Design system/StepList' },
    { when: 'To switch between views of the same rows', take: 'Design system/SegmentedControl' },
  ],
  anatomy: {
    drawing: <Pagination {...page} label="Pages in the anatomy" />,
    parts: [
      { name: 'Range', text: 'Says which rows of how many are shown.', selector: '[role="status"]' },
      { name: 'Next', text: 'Is disabled on the last page.', selector: 'button:last-of-type' },
      { name: 'Previous', text: 'Is disabled on the first page.', selector: 'button:first-of-type' },
    ],
  },
  pairs: [
    {
      right: <Pagination {...page} label="Pages of the right example" />,
      wrong: (
        <Inline justify="center">
          <Button>Load more</Button>
        </Inline>
      ),
      because: 'With pages the reader knows the place in the list, and the list does not grow without end.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the next button that is not disabled.',
    Enter: 'Shows the page. At an end of the list the focus moves from the disabled button to the range.',
  },
  accessibility: [
    'Give a label that names what is paged: it is the name of a navigation landmark.',
    'The range is a status, so screen readers read it after each change.',
    'While a page is being loaded the buttons keep the focus and ignore presses.',
  ],
  content: ['The label begins with “Pages of”: “Pages of the log”.'],
});
