import {
  Badge,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  type TableColumnProps,
} from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

type Align = NonNullable<TableColumnProps['align']>;

const alignUses = {
  start: 'Words, badges and times.',
  end: 'Numbers, in the header and in the cells. Their digits have equal widths.',
} satisfies Record<Align, string>;

const widthUses = {
  auto: 'Most columns.',
  shrink: 'A column of one word an entry, such as a key or a state. Several words stand below one another.',
  grow: 'The column with sentences, once a table. It keeps a width that can be read.',
} satisfies Record<NonNullable<TableColumnProps['width']>, string>;

const FIGURES = [
  { player: 'mossy_fox', count: '4' },
  { player: 'Kestrel9', count: '1,112' },
];

function Violations({ caption, align }: { caption: string; align: Align }) {
  return (
    <Table caption={caption}>
      <TableHead>
        <TableColumn>Player</TableColumn>
        <TableColumn align={align}>Violations</TableColumn>
      </TableHead>
      <TableBody>
        {FIGURES.map(({ player, count }) => (
          <TableRow key={player}>
            <TableCell rowHeader>{player}</TableCell>
            <TableCell align={align}>{count}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export const createTableGuide = (): Guide => ({
  use: 'Take a table for several subjects with the same facts when its rows are few and fixed, such as the errors of a call.',
  avoid: [
    { when: 'For a list from the server, in all its states', take: 'Design system/DataTable' },
    { when: 'For the facts of one subject', take: 'Design system/DescriptionList' },
    { when: 'For amounts that are compared', take: 'Charts/BarList' },
    { when: 'For the columns of a page', take: 'Design system/Grid' },
  ],
  anatomy: {
    drawing: (
      <Table caption="Parts of a table" captionVisible>
        <TableHead>
          <TableColumn>Player</TableColumn>
          <TableColumn>Action</TableColumn>
          <TableColumn align="end">Severity</TableColumn>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell rowHeader>mossy_fox</TableCell>
            <TableCell>
              <Badge tone="caution">Warn</Badge>
            </TableCell>
            <TableCell align="end">4</TableCell>
          </TableRow>
          <TableRow>
            <TableCell rowHeader>Kestrel9</TableCell>
            <TableCell>
              <Badge>None</Badge>
            </TableCell>
            <TableCell align="end">0</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    ),
    parts: [
      { name: 'Caption', text: 'Names the table. Hidden from sight by default.', selector: 'caption' },
      { name: 'Header', text: 'The columns’ names. Stays in sight with `stickyHeader`.', selector: 'thead' },
      { name: 'Cell', text: 'One fact.', selector: 'tr:last-child > td:nth-child(2)' },
      {
        name: 'Row header',
        text: 'Names the row’s subject, with `rowHeader`.',
        selector: 'tbody > tr:first-child > th',
      },
    ],
  },
  variants: [
    drawVariants('align', alignUses, (value) => (
      <Table caption={`A column at the ${value}`}>
        <TableHead>
          <TableColumn align={value}>Violations</TableColumn>
        </TableHead>
        <TableBody>
          {FIGURES.map(({ player, count }) => (
            <TableRow key={player}>
              <TableCell align={value}>{value === 'end' ? count : player}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )),
    drawVariants('width', widthUses, (value) => (
      <Table caption={`A column of width ${value}`}>
        <TableHead>
          <TableColumn width={value}>Name</TableColumn>
          <TableColumn>Use</TableColumn>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell rowHeader>Lobby server</TableCell>
            <TableCell>Often</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    )),
  ],
  pairs: [
    {
      right: <Violations caption="Violations at the end" align="end" />,
      wrong: <Violations caption="Violations at the start" align="start" />,
      because: 'Numbers that end at one edge are compared by their length.',
    },
    {
      right: (
        <Table caption="Two facts in two columns">
          <TableHead>
            <TableColumn>Server</TableColumn>
            <TableColumn>Version</TableColumn>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell rowHeader>Lobby</TableCell>
              <TableCell>1.21</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      ),
      wrong: (
        <Table caption="Two facts in one column">
          <TableHead>
            <TableColumn>Server (version)</TableColumn>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell rowHeader>Lobby (1.21)</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      ),
      because: 'One fact a cell: a reader finds it down the column, and a screen reader under its name.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the region around the table, which the arrow keys scroll.',
  },
  accessibility: [
    'The caption names the table and the region that it scrolls in, so two tables of a page need two captions.',
    'Give one cell of each row `rowHeader`, and a column of buttons a name with `labelHidden`.',
    'A row with `opens` needs a button or link as the keyboard’s way in: the press anywhere is for pointers.',
  ],
  content: ['Name a column in one or two words.', 'Write a known absence as a word: “None”, “Never”.'],
});
