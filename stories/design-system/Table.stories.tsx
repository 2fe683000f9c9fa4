import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  Badge,
  Card,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
  VisuallyHidden,
} from '~/design-system';
import { componentFlagshipModes } from '../../.storybook/modes';
import { createTableGuide } from './guides/tableGuide';

const opened = fn();

const PLAYERS = ['mossy_fox', 'Kestrel9', 'xX_grief', 'tunnelrat', 'Ada_builds'];

function renderRows(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <TableRow key={index} selected={index === 2}>
      <TableCell rowHeader>{PLAYERS[index % PLAYERS.length]}</TableCell>
      <TableCell>anyone trading diamonds at spawn?</TableCell>
      <TableCell>
        <Badge>None</Badge>
      </TableCell>
      <TableCell align="end">
        {(index * 37) % 200}
        <VisuallyHidden> milliseconds</VisuallyHidden>
      </TableCell>
    </TableRow>
  ));
}

const head = (
  <TableHead>
    <TableColumn width="shrink">Player</TableColumn>
    <TableColumn width="grow">Message</TableColumn>
    <TableColumn>Action</TableColumn>
    <TableColumn align="end">Response time</TableColumn>
  </TableHead>
);

const meta = {
  title: 'Data display/Table',
  id: 'design-system-table',
  component: Table,
  subcomponents: { TableHead, TableBody, TableRow, TableColumn, TableCell },
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createTableGuide },
  args: {
    caption: 'Moderation logs',
    children: (
      <>
        {head}
        <TableBody>{renderRows(5)}</TableBody>
      </>
    ),
  },
  decorators: (Story) => (
    <Card padding="none">
      <Story />
    </Card>
  ),
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['flagship'],
  parameters: { chromatic: componentFlagshipModes },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Moderation logs' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: 'mossy_fox' })).toBeVisible();
  },
};

export const CaptionVisible: Story = { args: { captionVisible: true } };

export const Loading: Story = {
  args: {
    'aria-busy': true,
    children: (
      <>
        {head}
        <TableBody>
          {[1, 2, 3].map((row) => (
            <TableRow key={row}>
              {[1, 2, 3, 4].map((cell) => (
                <TableCell key={cell}>
                  <Skeleton width="most" />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </>
    ),
  },
};

export const Empty: Story = {
  args: {
    children: (
      <>
        {head}
        <TableBody>
          <TableRow>
            <TableCell colSpan={4}>
              <Text tone="muted">No logs found</Text>
            </TableCell>
          </TableRow>
        </TableBody>
      </>
    ),
  },
};

export const ScrollsByKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Moderation logs' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    // The visually hidden unit of the last column scrolls inside the table and makes the page no wider.
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const HiddenColumnName: Story = {
  args: {
    children: (
      <>
        <TableHead>
          <TableColumn>Name</TableColumn>
          <TableColumn labelHidden>Actions</TableColumn>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell rowHeader>Production</TableCell>
            <TableCell align="end">Edit</TableCell>
          </TableRow>
        </TableBody>
      </>
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const manyRows = (
  <>
    {head}
    <TableBody>{renderRows(60)}</TableBody>
  </>
);

export const HeaderStaysBelowThePagesBar: Story = {
  args: { stickyHeader: true, children: manyRows },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Player' });
    window.scrollTo(0, 900);
    await expect(window.scrollY).toBeGreaterThan(500);
    await expect(header.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
};

/** Where the columns don't fit, rows scroll both ways below the header. */
export const HeaderStaysWhereItScrollsSideways: Story = {
  args: { stickyHeader: true, children: manyRows },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Moderation logs' });
    const header = canvas.getByRole('columnheader', { name: 'Message' });
    region.scrollTo(60, 900);
    await expect(region.scrollLeft).toBe(60);
    await expect(region.scrollTop).toBe(900);
    await expect(header.getBoundingClientRect().top).toBe(region.getBoundingClientRect().top);
    region.scrollTo(0, 0);
  },
};

/** A press on the row presses the row's first button. A press on another control does not. */
export const ClickableRows: Story = {
  args: {
    children: (
      <>
        {head}
        <TableBody>
          <TableRow opens>
            <TableCell rowHeader>
              <button type="button" onClick={opened}>
                mossy_fox
              </button>
            </TableCell>
            <TableCell>anyone trading diamonds at spawn?</TableCell>
            <TableCell>
              <button type="button">Copy</button>
            </TableCell>
            <TableCell align="end">4</TableCell>
          </TableRow>
        </TableBody>
      </>
    ),
  },
  play: async ({ canvas }) => {
    opened.mockClear();
    await userEvent.click(canvas.getByText('anyone trading diamonds at spawn?'));
    await expect(opened).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'mossy_fox' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(opened).toHaveBeenCalledOnce();
  },
};
