import { Unstyled } from '@storybook/addon-docs/blocks';
import { Inline, Link, Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '~/design-system';

/** What one wants to do, the parts that do it, and what is often taken instead. */
const MAP: readonly { to: string; use: readonly string[]; not: string }[] = [
  { to: 'put things below or beside one another', use: ['Stack', 'Inline'], not: 'margins' },
  { to: 'divide a page into columns', use: ['Grid'], not: 'Table' },
  { to: 'do something', use: ['Button'], not: 'ButtonLink' },
  { to: 'go somewhere', use: ['Link', 'ButtonLink'], not: 'Button' },
  { to: 'offer several actions in little room', use: ['DropdownMenu'], not: 'Select' },
  { to: 'choose one of a few, effective at once', use: ['SegmentedControl'], not: 'RadioGroup' },
  { to: 'choose one of a few in a form', use: ['RadioGroup'], not: 'Select' },
  { to: 'choose several of a few', use: ['CheckboxGroup'], not: 'Switch' },
  { to: 'choose one of many', use: ['Select', 'NativeSelect'], not: 'RadioGroup' },
  { to: 'agree in a form', use: ['Checkbox'], not: 'Switch' },
  { to: 'turn something on at once', use: ['Switch'], not: 'Checkbox' },
  { to: 'choose a number by feel', use: ['Slider'], not: 'TextField' },
  { to: 'say what state one thing is in', use: ['Badge'], not: 'coloured text alone' },
  { to: 'report about a part of the page', use: ['Alert'], not: 'Badge' },
  { to: 'ask before something is destroyed', use: ['ConfirmDialog'], not: 'Dialog' },
  { to: 'do a task above the page', use: ['Dialog'], not: 'a new page for one field' },
  { to: 'list many things with the same facts', use: ['DataTable', 'Table'], not: 'cards' },
  { to: 'list the facts of one thing', use: ['DescriptionList'], not: 'Table' },
  { to: 'show one figure', use: ['StatCard'], not: 'Heading' },
  { to: 'show how much of a quota is used', use: ['Meter'], not: 'ProgressBar' },
  { to: 'hold the place of something on its way', use: ['Skeleton'], not: 'Spinner' },
  { to: 'stand where nothing is yet', use: ['EmptyState'], not: 'a blank area' },
  { to: 'show a moment', use: ['Timestamp'], not: 'a formatted string' },
];

/** Says which component to use for what, with links. */
export function PartsMap() {
  return (
    <Unstyled>
      <Table caption="Which part for what">
        <TableHead>
          <TableColumn width="grow">To</TableColumn>
          <TableColumn>Use</TableColumn>
          <TableColumn>Rather than</TableColumn>
        </TableHead>
        <TableBody>
          {MAP.map(({ to, use, not }) => (
            <TableRow key={to}>
              <TableCell rowHeader>{to}</TableCell>
              <TableCell>
                <Inline space="xsmall">
                  {use.map((name) => (
                    <Link
                      key={name}
                      href={`./?path=/docs/design-system-${name.toLowerCase()}--docs`}
                      target="_top"
                    >
                      {name}
                    </Link>
                  ))}
                </Inline>
              </TableCell>
              <TableCell>{not}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Unstyled>
  );
}
