import type { ListAction, ListEntry, ListEntryDraft, ListKind, Preview } from '~/contract/api.gen';
import { LIST_LIMITS } from '~/contract/listPatterns';
import { Checkbox, CheckboxGroup, RadioGroup, Stack, Text, TextField } from '~/design-system';
import {
  describeListEntryPreview,
  LIST_ACTION_CHOICES,
  LIST_KIND_CHOICES,
  validateListPattern,
} from '~/domain';
import { FormDialog, type DraftProps, type FormDialogBaseProps } from '../../forms/FormDialog/FormDialog';
import { useForm } from '../../forms/useForm/useForm';

export interface ListEntryDialogProps extends FormDialogBaseProps, DraftProps<ListEntryDraft> {
  /** The entry to change. Without it the dialog adds a new one. */
  entry?: ListEntry | undefined;
  /** Names of the game servers that an entry can be limited to. */
  servers: readonly string[];
  /** What the draft would have done to recent messages; null while that is not known. */
  preview: Pick<Preview, 'sample_size' | 'list_entry'> | null;
  /** Called with a pattern that can be used. */
  onSave: (draft: ListEntryDraft) => void;
}

type ListEntryValues = { kind: ListKind; pattern: string; action: ListAction; servers: string[] };

function toDraft({ servers, pattern, ...values }: ListEntryValues): ListEntryDraft {
  return { ...values, pattern: pattern.trim(), servers: servers.length === 0 ? null : servers };
}

const PATTERN_HINTS: Readonly<Record<ListKind, string>> = {
  word: '* stands for any letters: banana* finds bananas too.',
  phrase: '* within a word stands for any letters, alone for one whole word.',
  link: 'Such as example.net or example.net/shop. * alone is every link.',
};

function EntryPreview({ preview }: Pick<ListEntryDialogProps, 'preview'>) {
  const found = preview?.list_entry;
  return (
    <div role="status">
      <Stack space="half">
        {preview && found ? (
          <>
            <Text tone="muted">{describeListEntryPreview(found, preview.sample_size)}</Text>
            {found.examples.map((example, n) => (
              <Text key={`${n} ${example}`} size="small" tone="muted">
                <q>
                  <bdi>{example}</bdi>
                </q>
              </Text>
            ))}
          </>
        ) : null}
      </Stack>
    </div>
  );
}

/** Asks for a word, a phrase or a link, and for what it does. Mount it while it is open. */
export function ListEntryDialog({
  entry,
  servers,
  preview,
  draft,
  onDraftChange,
  onSave,
  ...dialog
}: ListEntryDialogProps) {
  const { loading = false } = dialog;
  const initial = draft ?? entry;
  const isNew = entry === undefined;
  const form = useForm<ListEntryValues>({
    schema: { pattern: validateListPattern },
    initialValues: {
      kind: initial?.kind ?? 'word',
      pattern: initial?.pattern ?? '',
      action: initial?.action ?? 'warn',
      servers: [...(initial?.servers ?? [])],
    },
    loading,
    onSubmit: (values) => onSave(toDraft(values)),
    onValuesChange: (values) => onDraftChange?.(toDraft(values)),
  });
  const { kind, pattern, action } = form.values;
  // A server that is no longer listed stays in the entry until the owner removes it.
  const named = [...new Set([...servers, ...form.initialValues.servers])];

  return (
    <FormDialog
      {...dialog}
      form={form}
      title={isNew ? 'Add to the lists' : 'Edit list entry'}
      description="Applies before the rules and any AI, from the next message on."
      size="small"
      submitLabel={isNew ? 'Add entry' : 'Save changes'}
      canSubmit={pattern.trim() !== ''}
    >
      <RadioGroup
        name="kind"
        label="Looks for"
        options={LIST_KIND_CHOICES}
        value={kind}
        onValueChange={(chosen) => form.setValues({ kind: chosen })}
        disabled={loading}
      />
      <TextField
        {...form.field('pattern')}
        label={LIST_KIND_CHOICES.find(({ value }) => value === kind)?.label ?? 'Pattern'}
        description={PATTERN_HINTS[kind]}
        font="mono"
        required
        autoComplete="off"
        maxLength={LIST_LIMITS.patternLength}
        readOnly={loading}
      />
      <EntryPreview preview={preview} />
      <RadioGroup
        name="action"
        label="Does"
        options={LIST_ACTION_CHOICES}
        value={action}
        onValueChange={(chosen) => form.setValues({ action: chosen })}
        disabled={loading}
      />
      <Text size="small" tone="muted">
        Nothing goes beyond the automation level, and what the rules find graver still counts.
      </Text>
      {named.length === 0 ? null : (
        <CheckboxGroup label="Only on these servers; none chosen means all" disabled={loading}>
          {named.map((name) => (
            <Checkbox
              key={name}
              name="servers"
              value={name}
              label={name}
              defaultChecked={form.initialValues.servers.includes(name)}
            />
          ))}
        </CheckboxGroup>
      )}
    </FormDialog>
  );
}
