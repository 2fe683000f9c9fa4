import type { ApiKey, KeyScope, UpdateApiKeyRequest } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { TextField } from '~/design-system';
import { readKeyPrefix, validateScopes } from '~/domain';
import { FormDialog, type DraftProps, type FormDialogBaseProps } from '../../forms/FormDialog/FormDialog';
import { useForm } from '../../forms/useForm/useForm';
import { KeyScopesField } from '../KeyScopesField/KeyScopesField';

export interface EditKeyDialogProps extends FormDialogBaseProps, DraftProps<UpdateApiKeyRequest> {
  /** The key before the change. */
  apiKey: ApiKey;
  /**
   * Called with the changes. An empty name and unchanged scopes are left out, an empty description removes the key's
   * description.
   */
  onSave: (request: UpdateApiKeyRequest) => void;
}

type EditKeyValues = { name: string; description: string; scopes: KeyScope[] };

const schema = {
  name: ({ name, description }: EditKeyValues) =>
    name.trim() === '' && description.trim() === '' ? 'Provide at least one field to update' : null,
  scopes: validateScopes,
};

/** Changes a key's name, description or scopes. Mount it while it is open. */
export function EditKeyDialog({ apiKey, draft, onDraftChange, onSave, ...dialog }: EditKeyDialogProps) {
  const { loading = false } = dialog;
  const before = { name: apiKey.name, description: apiKey.description ?? '', scopes: apiKey.scopes };
  const form = useForm<EditKeyValues>({
    schema,
    initialValues: { ...before, ...draft },
    loading,
    onSubmit: ({ name, description, scopes }) => {
      const isDescribed = description.trim() !== before.description || name.trim() === '';
      onSave({
        ...(name.trim() !== '' && { name: name.trim() }),
        ...(isDescribed && { description: description.trim() }),
        ...(scopes.join() !== before.scopes.join() && { scopes }),
      });
    },
    onValuesChange: onDraftChange,
  });

  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Update key"
      description={`${apiKey.key_prefix}… keeps working while you rename or describe it. Changed scopes apply to its next call.`}
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
        label="Description"
        optional
        autoComplete="off"
        maxLength={MAX_LENGTH.keyDescription}
        readOnly={loading}
      />
      <KeyScopesField
        id={form.field('scopes').id}
        name="scopes"
        error={form.field('scopes').error}
        defaultValue={form.initialValues.scopes}
        prefix={readKeyPrefix(apiKey)}
        disabled={loading}
      />
    </FormDialog>
  );
}
