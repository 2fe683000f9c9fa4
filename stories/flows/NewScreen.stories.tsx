import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Alert,
  Button,
  Card,
  ConfirmDialog,
  DataTable,
  EmptyState,
  Form,
  Grid,
  IconButton,
  PageHeader,
  SearchIcon,
  Select,
  Stack,
  TextField,
  TrashIcon,
  type DataTableColumn,
} from '~/design-system';
import { ActionBadge } from '~/patterns';

interface WatchedWord {
  word: string;
  action: string;
}

const ACTIONS = [
  { value: 'warn', label: 'Warn' },
  { value: 'mute', label: 'Mute' },
  { value: 'kick', label: 'Kick' },
];

/** Says what is wrong with a new word, or nothing. */
function validateWord(word: string, words: readonly WatchedWord[]): string | undefined {
  if (word === '') return 'Word is required';
  if (words.some((entry) => entry.word === word)) return `${word} is watched already`;
  return undefined;
}

function AddWord({ words, onAdd }: { words: readonly WatchedWord[]; onAdd: (entry: WatchedWord) => void }) {
  const [word, setWord] = useState('');
  const [action, setAction] = useState('warn');
  const [fault, setFault] = useState<string>();
  const submit = () => {
    const wanted = word.trim().toLowerCase();
    const found = validateWord(wanted, words);
    setFault(found);
    if (found !== undefined) return;
    onAdd({ word: wanted, action });
    setWord('');
  };
  return (
    <Card as="section" aria-label="Watch a word">
      <Form aria-label="Watch a word" onSubmit={submit}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField
            label="Word"
            value={word}
            error={fault}
            onChange={(event) => {
              setWord(event.target.value);
              setFault(undefined);
            }}
          />
          <Select label="What happens" options={ACTIONS} value={action} onValueChange={setAction} />
        </Grid>
        <Button type="submit" variant="primary">
          Add word
        </Button>
      </Form>
    </Card>
  );
}

function WatchedWordsScreen() {
  const [words, setWords] = useState<readonly WatchedWord[]>([{ word: 'freeops', action: 'kick' }]);
  const [leaving, setLeaving] = useState<WatchedWord | null>(null);
  const [added, setAdded] = useState<string>();
  const columns: readonly DataTableColumn<WatchedWord>[] = [
    { id: 'word', header: 'Word', rowHeader: true, width: 'grow', cell: ({ word }) => word },
    { id: 'action', header: 'Action', cell: ({ action }) => <ActionBadge action={action} /> },
    {
      id: 'remove',
      header: 'Remove',
      labelHidden: true,
      width: 'shrink',
      cell: (entry) => (
        <IconButton icon={TrashIcon} label={`Remove ${entry.word}`} onClick={() => setLeaving(entry)} />
      ),
    },
  ];
  return (
    <Stack space="large">
      <PageHeader
        title="Watched words"
        description="Words that your servers act on, whatever the AI thinks of them"
      />
      <AddWord
        words={words}
        onAdd={(entry) => {
          setWords([...words, entry]);
          setAdded(entry.word);
        }}
      />
      {added === undefined ? null : (
        <Alert tone="positive" announce>
          {added} is watched
        </Alert>
      )}
      <DataTable
        caption="Watched words"
        columns={columns}
        rows={words}
        rowKey={({ word }) => word}
        empty={
          <EmptyState icon={SearchIcon} title="No watched words">
            Add the first one above.
          </EmptyState>
        }
      />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={`Remove ${leaving?.word ?? ''}?`}
        description="Your servers stop acting on it with the next message."
        confirmLabel="Remove"
        onConfirm={() => {
          setWords(words.filter((entry) => entry !== leaving));
          setLeaving(null);
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'Flows/A new screen from parts',
  component: WatchedWordsScreen,
  tags: ['stable'],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WatchedWordsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** Adding, a refused duplicate, and removing, without a pointer. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const word = canvas.getByRole('textbox', { name: 'Word' });

    await step('An empty word is refused, and the focus goes to it', async () => {
      canvas.getByRole('button', { name: 'Add word' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(word).toHaveFocus());
      await expect(word).toHaveAccessibleDescription('Word is required');
    });

    await step('A word enters the list and is announced', async () => {
      await userEvent.keyboard('Cheapgems{Enter}');
      await expect(await canvas.findByRole('rowheader', { name: 'cheapgems' })).toBeVisible();
      await expect(await canvas.findByText('cheapgems is watched')).toBeVisible();
    });

    await step('The same word twice is refused, and what was typed stays', async () => {
      await userEvent.type(word, 'cheapgems{Enter}');
      await waitFor(() => expect(word).toHaveAccessibleDescription('cheapgems is watched already'));
      await expect(word).toHaveValue('cheapgems');
    });

    await step('Escape keeps a word, and the focus returns to its button', async () => {
      const remove = canvas.getByRole('button', { name: 'Remove freeops' });
      remove.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: 'Remove freeops?' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(remove).toHaveFocus());
    });

    await step('Confirming removes it', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('alertdialog', { name: 'Remove freeops?' });
      within(dialog).getByRole('button', { name: 'Remove' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'freeops' })).toBeNull());
    });
  },
};
