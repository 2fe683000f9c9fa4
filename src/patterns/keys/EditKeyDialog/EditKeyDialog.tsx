import type { ApiKey, UpdateApiKeyRequest } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { TextField } from '~/design-system';
import { FormDialog, type FormDialogBaseProps } from '../../forms/FormDialog/FormDialog';
import { useForm } from '../../forms/useForm/useForm';

export interface EditKeyDialogProps extends FormDialogBaseProps {
  /** The key before the change. */
  apiKey: ApiKey;
  /** The draft to begin with. */
  draft?: UpdateApiKeyRequest | undefined;
  /** Called with the draft after every edit. */
  onDraftChange?: ((draft: UpdateApiKeyRequest) => void) | undefined;
  /** Called with the changes. An empty name is left out, an empty description removes the key's description. */
  onSave: (request: UpdateApiKeyRequest) => void;
}

type EditKeyValues = { name: string; description: string };

const schema = {
  name: ({ name, description }: EditKeyValues) =>
    name.trim() === '' && description.trim() === '' ? 'Provide at least one field to update' : null,
};

/** Renames or describes a key (spec 2, 5). Mount it while it is open. */
export function EditKeyDialog({ apiKey, draft, onDraftChange, onSave, ...dialog }: EditKeyDialogProps) {
  const { loading = false } = dialog;
  const before = { name: apiKey.name, description: apiKey.description ?? '' };
  const form = useForm<EditKeyValues>({
    schema,
    initialValues: { ...before, ...draft },
    loading,
    onSubmit: ({ name, description }) => {
      const isDescribed = description.trim() !== before.description || name.trim() === '';
      onSave({
        ...(name.trim() !== '' && { name: name.trim() }),
        ...(isDescribed && { description: description.trim() }),
      });
    },
    onValuesChange: onDraftChange,
  });

  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Update key"
      description={`${apiKey.key_prefix}… keeps working while you rename or describe it.`}
      size="small"
      submitLabel="Update key"
    >
      <TextField
        {...form.field('name')}
        label="Name"
        autoComplete="off"
        maxLength={MAX_LENGTH.keyName}
        readOnly={loading}
      />
      <TextField
        {...form.field('description')}
        onInput={form.clearErrors}
        label="Description"
        optional
        autoComplete="off"
        maxLength={MAX_LENGTH.keyDescription}
        readOnly={loading}
      />
    </FormDialog>
  );
}
