import { Unstyled } from '@storybook/addon-docs/blocks';
import { Inline, Link, Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '~/design-system';
import { TASKS } from './tasks';

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
          {TASKS.map(({ to, use, not }) => (
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
