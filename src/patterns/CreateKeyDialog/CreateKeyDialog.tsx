import { useId, useState, type SyntheticEvent } from 'react';
import type { CreateApiKeyRequest, KeyPrefix } from '~/contract/api.gen';
import { keyPrefixValues } from '~/contract/enums.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { Alert, Button, Dialog, RadioGroup, Stack, TextField } from '~/design-system';
import { keyPrefixLabel } from '~/domain';

export interface CreateKeyDialogProps {
  /** What was filled in before the dialog was left, to begin with. */
  draft?: CreateApiKeyRequest | undefined;
  /** Called with what was filled in: name trimmed and not empty. */
  onCreate: (request: CreateApiKeyRequest) => void;
  onCancel: () => void;
  /**
   * The key is being created.
   * @default false
   */
  isBusy?: boolean;
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
  hint: PREFIX_HINTS[value],
}));

/** Asks for what a new key is to be called and used for (spec 2, 5). Mount it while a key is being created. */
export function CreateKeyDialog({ draft, onCreate, onCancel, isBusy = false, error }: CreateKeyDialogProps) {
  const formId = useId();
  const [name, setName] = useState(draft?.name ?? '');
  const [wasEmptied, setEmptied] = useState(false);
  const [description, setDescription] = useState(draft?.description ?? '');
  const [prefix, setPrefix] = useState<KeyPrefix>(draft?.prefix ?? 'sk_live');
  const isEmpty = name.trim() === '';

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
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
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title="Create New Key"
      description="The full key is shown once, right after it is created."
      size="small"
      isBusy={isBusy}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" disabled={isEmpty} isLoading={isBusy}>
            Create key
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
            hint="Where it is used, such as the server's name."
            required
            autoComplete="off"
            maxLength={MAX_LENGTH.keyName}
            readOnly={isBusy}
            value={name}
            error={isEmpty && wasEmptied ? 'Key name is required' : undefined}
            onBlur={() => {
              if (isEmpty && name !== '') setEmptied(true);
            }}
            onChange={(event) => {
              setName(event.target.value);
              setEmptied(event.target.value.trim() === '');
            }}
          />
          <TextField
            label="Description"
            optional
            autoComplete="off"
            maxLength={MAX_LENGTH.keyDescription}
            readOnly={isBusy}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
          <RadioGroup
            label="Prefix"
            options={PREFIXES}
            value={prefix}
            onValueChange={setPrefix}
            disabled={isBusy}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
