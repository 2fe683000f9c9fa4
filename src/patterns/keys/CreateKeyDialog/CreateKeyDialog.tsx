import { useState } from 'react';
import type { CreateApiKeyRequest, KeyPrefix } from '~/contract/api.gen';
import { keyPrefixValues } from '~/contract/enums.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { RadioGroup, TextField } from '~/design-system';
import { keyPrefixLabel } from '~/domain';
import { FormDialog } from '../../forms/FormDialog/FormDialog';

export interface CreateKeyDialogProps {
  /** What was filled in before the dialog was left, to begin with. */
  draft?: CreateApiKeyRequest | undefined;
  /** Called with what is filled in, after every change. */
  onDraftChange?: ((draft: CreateApiKeyRequest) => void) | undefined;
  /** Called with what was filled in: name trimmed and not empty. */
  onCreate: (request: CreateApiKeyRequest) => void;
  onCancel: () => void;
  /**
   * The key is being created.
   * @default false
   */
  loading?: boolean;
  /** Why the last try failed. What was typed stays. */
  error?: string | undefined;
}

const PREFIX_HINTS: Readonly<Record<KeyPrefix, string>> = {
  sk_live: 'Messages are stored, shown in statistics and counted against your plan.',
  sk_test: 'Messages are moderated, but not stored, shown or billed.',
};

const PREFIXES = keyPrefixValues.map((value) => ({
  value,
  label: keyPrefixLabel(value),
  description: PREFIX_HINTS[value],
}));

/** Asks for what a new key is to be called and used for (spec 2, 5). Mount it while a key is being created. */
export function CreateKeyDialog({
  draft,
  onDraftChange,
  onCreate,
  onCancel,
  loading = false,
  error,
}: CreateKeyDialogProps) {
  const [{ name, description = '', prefix }, setFilled] = useState<CreateApiKeyRequest>(
    draft ?? { name: '', prefix: 'sk_live' },
  );
  const [wasEmptied, setEmptied] = useState(false);
  const isEmpty = name.trim() === '';

  function set(part: Partial<CreateApiKeyRequest>) {
    const filled = { name, description, prefix, ...part };
    setFilled(filled);
    onDraftChange?.(filled);
  }

  function submit() {
    if (isEmpty) {
      setEmptied(true);
      return;
    }
    onCreate({
      name: name.trim(),
      ...(description.trim() !== '' && { description: description.trim() }),
      prefix,
    });
  }

  return (
    <FormDialog
      title="Create New Key"
      description="The full key is shown once, right after it is created."
      size="small"
      submitLabel="Create key"
      canSubmit={!isEmpty}
      onSubmit={submit}
      onCancel={onCancel}
      loading={loading}
      error={error}
    >
      <TextField
        label="Name"
        description="Where it is used, such as the server's name."
        required
        autoComplete="off"
        maxLength={MAX_LENGTH.keyName}
        readOnly={loading}
        value={name}
        error={isEmpty && wasEmptied ? 'Key name is required' : undefined}
        onBlur={() => {
          if (isEmpty && name !== '') setEmptied(true);
        }}
        onChange={(event) => {
          set({ name: event.target.value });
          setEmptied(event.target.value.trim() === '');
        }}
      />
      <TextField
        label="Description"
        optional
        autoComplete="off"
        maxLength={MAX_LENGTH.keyDescription}
        readOnly={loading}
        value={description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <RadioGroup
        label="Prefix"
        options={PREFIXES}
        value={prefix}
        onValueChange={(chosen) => set({ prefix: chosen })}
        disabled={loading}
      />
    </FormDialog>
  );
}
