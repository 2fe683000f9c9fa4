import { useState } from 'react';
import type { ApiKey, UpdateApiKeyRequest } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { TextField } from '~/design-system';
import { FormDialog } from '../../forms/FormDialog/FormDialog';

export interface EditKeyDialogProps {
  /** The key as it is. */
  apiKey: ApiKey;
  /** What was filled in before the dialog was left, to begin with. */
  draft?: UpdateApiKeyRequest | undefined;
  /** Called with what is filled in, after every change. */
  onDraftChange?: ((draft: UpdateApiKeyRequest) => void) | undefined;
  /** Called with what is to change. An empty name is left out, an empty description removes the one there was. */
  onSave: (request: UpdateApiKeyRequest) => void;
  onCancel: () => void;
  /**
   * The change is being saved.
   * @default false
   */
  loading?: boolean;
  /** Why the last try failed. What was typed stays. */
  error?: string | undefined;
}

/** Renames or describes a key (spec 2, 5). Mount it while a key is being edited. */
export function EditKeyDialog({
  apiKey,
  draft,
  onDraftChange,
  onSave,
  onCancel,
  loading = false,
  error,
}: EditKeyDialogProps) {
  const before = { name: apiKey.name, description: apiKey.description ?? '' };
  const [{ name, description }, setFilled] = useState({ ...before, ...draft });
  const [isNothing, setNothing] = useState(false);

  function set(part: UpdateApiKeyRequest) {
    const filled = { name, description, ...part };
    setFilled(filled);
    setNothing(false);
    onDraftChange?.(filled);
  }

  function submit() {
    if (name.trim() === '' && description.trim() === '') {
      setNothing(true);
      return;
    }
    const isDescribed = description.trim() !== before.description || name.trim() === '';
    onSave({
      ...(name.trim() !== '' && { name: name.trim() }),
      ...(isDescribed && { description: description.trim() }),
    });
  }

  return (
    <FormDialog
      title="Update key"
      description={`${apiKey.key_prefix}… keeps working while you rename or describe it.`}
      size="small"
      submitLabel="Update key"
      canSubmit
      onSubmit={submit}
      onCancel={onCancel}
      loading={loading}
      error={error}
    >
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={MAX_LENGTH.keyName}
        readOnly={loading}
        value={name}
        error={isNothing ? 'Provide at least one field to update' : undefined}
        onChange={(event) => set({ name: event.target.value })}
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
    </FormDialog>
  );
}
