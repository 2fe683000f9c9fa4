import type { CreateApiKeyRequest, KeyPrefix, KeyScope } from '~/contract/api.gen';
import { keyPrefixValues } from '~/contract/enums.gen';
import { canHaveScope, DEFAULT_KEY_SCOPES } from '~/contract/keyScopes';
import { MAX_LENGTH } from '~/contract/limits';
import { RadioGroup, TextField } from '~/design-system';
import { formatKeyPrefix, requireField, validateScopes } from '~/domain';
import { FormDialog, type DraftProps, type FormDialogBaseProps } from '../../forms/FormDialog/FormDialog';
import { useForm } from '../../forms/useForm/useForm';
import { KeyScopesField } from '../KeyScopesField/KeyScopesField';

export interface CreateKeyDialogProps extends FormDialogBaseProps, DraftProps<CreateApiKeyRequest> {
  /** Called with a trimmed name that is not empty. */
  onCreate: (request: CreateApiKeyRequest) => void;
}

const PREFIX_HINTS: Readonly<Record<KeyPrefix, string>> = {
  sk_live: 'Messages are stored, shown in statistics and counted against your plan.',
  sk_test: 'Messages are moderated, but not stored, shown or billed.',
};

const PREFIXES = keyPrefixValues.map((value) => ({
  value,
  label: formatKeyPrefix(value),
  description: PREFIX_HINTS[value],
}));

type CreateKeyValues = { name: string; description: string; prefix: KeyPrefix; scopes: KeyScope[] };

const schema = { name: requireField('name', 'Key name is required'), scopes: validateScopes };

const isDefault = (scopes: readonly KeyScope[]) => scopes.join() === DEFAULT_KEY_SCOPES.join();

/** Asks for the name, the use and the scopes of a new key. Mount it while it is open. */
export function CreateKeyDialog({ draft, onDraftChange, onCreate, ...dialog }: CreateKeyDialogProps) {
  const { loading = false } = dialog;
  const form = useForm<CreateKeyValues>({
    schema,
    initialValues: {
      name: draft?.name ?? '',
      description: draft?.description ?? '',
      prefix: draft?.prefix ?? 'sk_live',
      scopes: draft?.scopes ?? [...DEFAULT_KEY_SCOPES],
    },
    loading,
    onSubmit: ({ name, description, prefix, scopes }) =>
      onCreate({
        name: name.trim(),
        ...(description.trim() !== '' && { description: description.trim() }),
        prefix,
        ...(!isDefault(scopes) && { scopes }),
      }),
    onValuesChange: onDraftChange,
    validateOn: 'input',
  });

  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Create New Key"
      description="The full key is shown once, right after it is created."
      size="small"
      submitLabel="Create key"
      canSubmit={form.values.name.trim() !== ''}
    >
      <TextField
        {...form.field('name')}
        label="Name"
        description="Where it is used, such as the server's name."
        required
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
      <RadioGroup
        name="prefix"
        label="Prefix"
        options={PREFIXES}
        value={form.values.prefix}
        onValueChange={(prefix) =>
          form.setValues({
            prefix,
            scopes: form.values.scopes.filter((scope) => canHaveScope(prefix, scope)),
          })
        }
        disabled={loading}
      />
      <KeyScopesField
        id={form.field('scopes').id}
        name="scopes"
        error={form.field('scopes').error}
        defaultValue={form.values.scopes}
        prefix={form.values.prefix}
        disabled={loading}
      />
    </FormDialog>
  );
}
