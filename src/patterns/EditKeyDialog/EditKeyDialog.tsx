import { useId, useState, type SyntheticEvent } from 'react';
import type { ApiKey, UpdateApiKeyRequest } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { Alert, Button, Dialog, Stack, TextField } from '~/design-system';

export interface EditKeyDialogProps {
  /** The key as it is. */
  apiKey: ApiKey;
  /** Called with what is to change. An empty name is left out, an empty description removes the one there was. */
  onSave: (request: UpdateApiKeyRequest) => void;
  onCancel: () => void;
  /**
   * The change is being saved.
   * @default false
   */
  isBusy?: boolean;
  /** Why the last try failed. What was typed stays. */
  error?: string | undefined;
}

/** Renames or describes a key (spec 2, 5). Mount it while a key is being edited. */
export function EditKeyDialog({ apiKey, onSave, onCancel, isBusy = false, error }: EditKeyDialogProps) {
  const formId = useId();
  const [name, setName] = useState(apiKey.name);
  const [description, setDescription] = useState(apiKey.description ?? '');
  const [isNothing, setNothing] = useState(false);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '' && description.trim() === '') {
      setNothing(true);
      return;
    }
    const isDescribed = description.trim() !== (apiKey.description ?? '') || name.trim() === '';
    onSave({
      ...(name.trim() !== '' && { name: name.trim() }),
      ...(isDescribed && { description: description.trim() }),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title="Update key"
      description={`${apiKey.key_prefix}… keeps working while you rename or describe it.`}
      size="small"
      isBusy={isBusy}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isLoading={isBusy}>
            Update key
          </Button>
          <Button disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack space="medium">
          {error ? <Alert tone="critical">{error}</Alert> : null}
          <TextField
            label="Name"
            autoComplete="off"
            maxLength={MAX_LENGTH.keyName}
            readOnly={isBusy}
            value={name}
            error={isNothing ? 'Provide at least one field to update' : undefined}
            onChange={(event) => {
              setName(event.target.value);
              setNothing(false);
            }}
          />
          <TextField
            label="Description"
            optional
            autoComplete="off"
            maxLength={MAX_LENGTH.keyDescription}
            readOnly={isBusy}
            value={description}
            onChange={(event) => {
              setDescription(event.target.value);
              setNothing(false);
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
