import { useState } from 'react';
import { useNotifyIfUnmounted } from '~/api/backgroundFailure';
import { useConfigPreview } from '~/api/config';
import { useLists, useRemoveListEntry, useSaveListEntry } from '~/api/lists';
import { useServers } from '~/api/servers';
import type { MutationResult } from '~/api/singleFlight';
import type { Config, ListEntry, ListEntryDraft, PreviewRequest } from '~/contract/api.gen';
import { TEMPORARY_STATE_MS } from '~/contract/limits';
import { lazyWithPreload, useTemporaryState } from '~/design-system';
import { SAVE_LIST_ENTRY_FAILED, toLoadable, validateListPattern } from '~/domain';
import { usePersistedDraft } from '~/drafts';
import type { ListsPanelDialog } from './ListsPanel';
import { useDebouncedValue } from './useDebouncedValue';

/* The lists stand below the settings, which need not wait for their code. */
const ListsPanel = lazyWithPreload(() => import('./ListsPanel').then((m) => m.ListsPanel));
void ListsPanel.preload();

type ListEntryForm = Extract<ListsPanelDialog, { kind: 'form' }>;

/** The preview of the entry in the open form, with the configuration as it is edited. */
function toEntryPreviewRequest(
  config: Config | null,
  dialog: ListsPanelDialog | null,
): PreviewRequest | null {
  const draft = dialog?.kind === 'form' ? (dialog.draft ?? dialog.entry) : undefined;
  if (config === null || draft === undefined || validateListPattern(draft) !== null) return null;
  const { kind, pattern, action, servers = null } = draft;
  return {
    automation_level: config.automation_level,
    confidence_threshold: config.confidence_threshold,
    list_entry: { kind, pattern, action, servers },
    ...(dialog?.kind === 'form' && dialog.entry ? { replaced_entry_id: dialog.entry.id } : {}),
  };
}

/** The account's lists. Each change saves at once, apart from the settings' form. */
export function ListsRoute({ config }: { config: Config | null }) {
  const [form, keepForm] = usePersistedDraft<ListEntryForm>('list_entry_form');
  const [chosen, setDialog] = useState<ListsPanelDialog | null>(form);
  const [error, setError] = useState<string | null>(null);
  const [success, setSuccess] = useTemporaryState<string | null>(null, TEMPORARY_STATE_MS.banner);
  const lists = useLists();
  const servers = useServers();
  const save = useSaveListEntry();
  const remove = useRemoveListEntry();
  const notifyIfUnmounted = useNotifyIfUnmounted();
  const request = useDebouncedValue(toEntryPreviewRequest(config, chosen));
  const preview = useConfigPreview(request);

  function show(next: ListsPanelDialog | null) {
    setError(null);
    setDialog(next);
    // A form without an edit is not worth opening again.
    keepForm(next?.kind === 'form' && next.draft ? next : null);
  }

  /** Shows a failure where the owner started the mutation; closes the dialog after a success. */
  async function settle(answered: Promise<MutationResult<unknown>>, done: string, failed: string) {
    setError(null);
    const result = await answered;
    if (result.ok) {
      show(null);
      setSuccess(done);
      return;
    }
    const detail = result.error.detail ?? failed;
    setError(detail);
    notifyIfUnmounted({ title: 'The lists were not changed', detail });
  }

  return (
    <ListsPanel
      lists={toLoadable(lists)}
      onRetry={() => void lists.refetch()}
      servers={(servers.data?.servers ?? []).map(({ name }) => name)}
      dialog={chosen}
      onDialogChange={show}
      preview={request === null ? null : (preview.data ?? null)}
      onSave={(draft: ListEntryDraft, entry: ListEntry | undefined) =>
        void settle(
          save.mutate({ id: entry?.id, draft }),
          entry === undefined ? 'Entry added' : 'Entry changed',
          SAVE_LIST_ENTRY_FAILED,
        )
      }
      onRemove={({ id }) =>
        void settle(remove.mutate({ id }), 'Entry removed', 'The entry was not removed. Please try again.')
      }
      loading={save.isPending || remove.isPending}
      error={error}
      success={success}
    />
  );
}
