import type { KeyPrefix, KeyScope } from '~/contract/api.gen';
import { keyScopeValues } from '~/contract/enums.gen';
import { canHaveScope, SCOPE_MEANINGS } from '~/contract/keyScopes';
import { Checkbox, CheckboxGroup, Text } from '~/design-system';

export interface KeyScopesFieldProps {
  /** Id of the first checkbox, which gets the focus when no scope is chosen. */
  id: string;
  /** The name under which the form reads the chosen scopes. */
  name: string;
  /** The scopes ticked at first. */
  defaultValue: readonly KeyScope[];
  /** The key's prefix: a test key can only moderate, so the other scopes are not offered. */
  prefix: KeyPrefix;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
  /**
   * No scope can be ticked or unticked, and a form submits none.
   * @default false
   */
  disabled?: boolean;
}

/** What a key may do, as a choice in the forms that create and edit it. */
export function KeyScopesField({
  id,
  name,
  defaultValue,
  prefix,
  error,
  disabled = false,
}: KeyScopesFieldProps) {
  const offered = keyScopeValues.filter((scope) => canHaveScope(prefix, scope));
  return (
    <CheckboxGroup label="Scopes, at least one" error={error} disabled={disabled}>
      {offered.map((scope, index) => (
        <Checkbox
          key={scope}
          {...(index === 0 && { id })}
          name={name}
          value={scope}
          label={scope}
          description={SCOPE_MEANINGS[scope]}
          defaultChecked={defaultValue.includes(scope)}
        />
      ))}
      {offered.length < keyScopeValues.length ? (
        <Text size="small" tone="muted">
          A test key can only moderate. Create a live key for the other scopes.
        </Text>
      ) : null}
    </CheckboxGroup>
  );
}
