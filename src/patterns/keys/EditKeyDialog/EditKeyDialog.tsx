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
   * Called with name and description, and with changed scopes. An empty name is left out, an empty description removes
   * the key's description.
   */
  onSave: (request: UpdateApiKeyRequest) => void;
}

type EditKeyValues = { name: string; description: string; scopes: KeyScope[] };

const validateName = ({ name, description }: EditKeyValues) =>
  name.trim() === '' && description.trim() === '' ? 'Provide at least one field to update' : null;

/** Changes a key's name, description or scopes. Mount it while it is open. */
export function EditKeyDialog({ apiKey, draft, onDraftChange, onSave, ...dialog }: EditKeyDialogProps) {
  const { loading = false } = dialog;
  const before = { name: apiKey.name, description: apiKey.description ?? '', scopes: apiKey.scopes };
  const form = useForm<EditKeyValues>({
    schema: {
      name: validateName,
      // The form leaves the scopes of a key alone where the answer named none.
      scopes: (values) => (before.scopes.length === 0 ? null : validateScopes(values)),
    },
    initialValues: { ...before, ...draft },
    loading,
    onSubmit: ({ name, description, scopes }) =>
      onSave({
        ...(name.trim() !== '' && { name: name.trim() }),
        description: description.trim(),
        ...(scopes.join() !== before.scopes.join() && { scopes }),
      }),
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
