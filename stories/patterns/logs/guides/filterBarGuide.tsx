import { Button, TextField } from '~/design-system';
import { FilterBar } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const applyNothing = (): void => undefined;

const actions = (
  <>
    <Button type="submit" variant="primary">
      Apply Filters
    </Button>
    <Button>Reset</Button>
  </>
);

export const createFilterBarGuide = (): Guide => ({
  alsoCalled: ['search form'],
  use: 'Take a filter bar above a table or a list that the server filters by several fields at once.',
  avoid: [
    { when: 'For one choice that takes effect at once', take: 'Design system/SegmentedControl' },
    { when: 'For fields whose values are saved', take: 'Design system/Form' },
    { when: 'For a command or a page by its name', take: 'Design system/CommandMenu' },
  ],
  anatomy: {
    drawing: (
      <FilterBar label="Filters" actions={actions} onSubmit={applyNothing}>
        <TextField label="Player" placeholder="Name or uuid" />
        <TextField label="Server" />
      </FilterBar>
    ),
    parts: [
      {
        name: 'Fields',
        text: 'In reading order, two to four in a row.',
        selector: 'form > div',
      },
      {
        name: 'Actions',
        text: 'One button of type `submit`, and one that resets.',
        selector: 'form > div:last-child',
      },
    ],
  },
  pairs: [
    {
      right: (
        <FilterBar label="Filters" actions={actions} onSubmit={applyNothing}>
          <TextField label="Player" placeholder="Name or uuid" />
        </FilterBar>
      ),
      wrong: (
        <FilterBar label="Filters" actions={null} onSubmit={applyNothing}>
          <TextField label="Player" placeholder="Name or uuid" />
        </FilterBar>
      ),
      because: 'Without a button a reader doesn’t know whether the filter is in force yet.',
    },
  ],
  accessibility: [
    'Enter in any field applies the filters. Give the form a label that says what it filters.',
    'Announce the count of what is left beside the list; the bar announces nothing.',
  ],
  content: ['The first button says what happens: “Apply Filters”. The other is “Reset”.'],
});
