import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  ButtonLink,
  DownloadIcon,
  Inline,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '~/design-system';
import { createTokenFiles } from '../../scripts/package/designTokens';
import { BUDGETS } from '../../tests/package/budgets';
import sizes from './packageSizes.json';

const FILES = createTokenFiles();

const toAddress = (content: object): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(content, null, 2))}`;

/** A browser saves a file without its folder, so the name repeats the folder. */
const toSavedName = (path: string): string => path.replaceAll('/', '-');

/** Links that download the token files of one folder of the package. */
export function TokenDownloads({ folder }: { folder: string }) {
  const names = Object.keys(FILES).filter((path) => path.slice(0, path.lastIndexOf('/') + 1) === folder);
  return (
    <Unstyled>
      <Inline space="xsmall">
        {names.map((path) => (
          <ButtonLink
            key={path}
            href={toAddress(FILES[path] ?? {})}
            download={toSavedName(path)}
            icon={DownloadIcon}
          >
            {toSavedName(path)}
          </ButtonLink>
        ))}
      </Inline>
    </Unstyled>
  );
}

const formatKilobytes = (kilobytes: number): string => (kilobytes === 0 ? '0' : kilobytes.toFixed(1));

/** What each component weighs beside React after gzip, with its budget. */
export function PackageSizes() {
  return (
    <Unstyled>
      <Table caption="Weight of each component in kB">
        <TableHead>
          <TableColumn width="grow">Component</TableColumn>
          <TableColumn align="end">At once</TableColumn>
          <TableColumn align="end">Budget</TableColumn>
          <TableColumn align="end">On demand</TableColumn>
          <TableColumn align="end">Budget</TableColumn>
        </TableHead>
        <TableBody>
          {sizes.map(({ name, initial, onDemand }) => (
            <TableRow key={name}>
              <TableCell rowHeader>
                <Text as="code" font="mono" size="small">
                  {name}
                </Text>
              </TableCell>
              <TableCell align="end">{formatKilobytes(initial)}</TableCell>
              <TableCell align="end">{formatKilobytes(BUDGETS[name]?.initial ?? 0)}</TableCell>
              <TableCell align="end">{formatKilobytes(onDemand)}</TableCell>
              <TableCell align="end">{formatKilobytes(BUDGETS[name]?.onDemand ?? 0)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Unstyled>
  );
}
