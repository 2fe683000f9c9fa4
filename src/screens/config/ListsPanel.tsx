import { Suspense, useCallback, useRef } from 'react';
import type { ListEntry, ListEntryDraft, Lists, Preview } from '~/contract/api.gen';
import {
  Alert,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Heading,
  Inline,
  lazyWithPreload,
  ScrollTextIcon,
  PlusIcon,
  preloadWhenIdle,
  Stack,
  Text,
} from '~/design-system';
import { formatInteger, type Loadable } from '~/domain';
import { ListEntryTable, PanelState, SuccessBanner } from '~/patterns';
import { useFocusAfterDialog } from './useFocusAfterDialog';

const ListEntryDialog = lazyWithPreload(() =>
  import('~/patterns/lists/ListEntryDialog/ListEntryDialog').then((m) => m.ListEntryDialog),
);
preloadWhenIdle(ListEntryDialog);

/** The dialog of the panel that is open. */
export type ListsPanelDialog =
  | { kind: 'form'; entry?: ListEntry; draft?: ListEntryDraft }
  | { kind: 'remove'; entry: ListEntry };

export interface ListsPanelProps {
  lists: Loadable<Lists>;
  onRetry: () => void;
  /** Names of the game servers that an entry can be limited to. */
  servers: readonly string[];
  dialog: ListsPanelDialog | null;
  onDialogChange: (dialog: ListsPanelDialog | null) => void;
  /** What the open form's entry would have done to recent messages; null while that is not known. */
  preview: Pick<Preview, 'sample_size' | 'list_entry'> | null;
  onSave: (draft: ListEntryDraft, entry: ListEntry | undefined) => void;
  onRemove: (entry: ListEntry) => void;
  /** A change is being saved. */
  loading: boolean;
  /** Why a change failed; shown in the open dialog. */
  error: string | null;
  /** The success message, for 3 s. */
  success: string | null;
}

/** The owner's lists of words, phrases and links. Each change saves at once. */
export function ListsPanel(props: ListsPanelProps) {
  const { lists, dialog, onDialogChange, success } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterDialog(dialog !== null, heading);
  const edit = useCallback((entry: ListEntry) => onDialogChange({ kind: 'form', entry }), [onDialogChange]);
  const askToRemove = useCallback(
    (entry: ListEntry) => onDialogChange({ kind: 'remove', entry }),
    [onDialogChange],
  );
  const table = (entries: readonly ListEntry[] | null) => (
    <ListEntryTable entries={entries} onEdit={edit} onRemove={askToRemove} />
  );
  const isEmpty = lists.state === 'ready' && lists.data.entries.length === 0;
  const isFull = lists.state === 'ready' && lists.data.entries.length >= lists.data.limit;
  const add = (
    <Button icon={PlusIcon} disabled={isFull} onClick={() => onDialogChange({ kind: 'form' })}>
      Add entry
    </Button>
  );
  return (
    <Card as="section" aria-label="Lists">
      <Stack>
        <Inline justify="between" align="start">
          <Stack space="half">
            <Heading level={2} size="section" ref={heading} tabIndex={-1}>
              Words, phrases and links
            </Heading>
            <Text tone="muted">What these say comes first, before your rules and any AI</Text>
          </Stack>
          {isEmpty ? null : add}
        </Inline>
        <SuccessBanner message={success} />
        {isFull ? (
          <Alert tone="caution">
            {`The lists hold ${formatInteger(lists.data.limit)} entries at most. Remove one to add another.`}
          </Alert>
        ) : null}
        <PanelState value={lists} subject="the lists" onRetry={props.onRetry} loading={table(null)}>
          {({ entries }) =>
            entries.length > 0 ? (
              table(entries)
            ) : (
              <EmptyState title="Nothing listed yet" icon={ScrollTextIcon} level={3} action={add}>
                List what always passes on your servers, and what never does.
              </EmptyState>
            )
          }
        </PanelState>
      </Stack>
      <Dialogs {...props} />
    </Card>
  );
}

function Dialogs({ dialog, onDialogChange, ...props }: ListsPanelProps) {
  const { servers, preview, loading } = props;
  const error = props.error ?? undefined;
  if (dialog === null) return null;
  if (dialog.kind === 'remove') {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => (open ? undefined : onDialogChange(null))}
        title={`Remove “${dialog.entry.pattern}”?`}
        description="From the next message on, your rules judge it like anything else."
        confirmLabel="Remove entry"
        loading={loading}
        error={error}
        onConfirm={() => props.onRemove(dialog.entry)}
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <ListEntryDialog
        entry={dialog.entry}
        draft={dialog.draft}
        onDraftChange={(draft) => onDialogChange({ ...dialog, draft })}
        servers={servers}
        preview={preview}
        loading={loading}
        error={error}
        onCancel={() => onDialogChange(null)}
        onSave={(draft) => props.onSave(draft, dialog.entry)}
      />
    </Suspense>
  );
}
