import { useEffect, useId, useRef, useState } from 'react';
import { PASSWORD_CRITERIA, checkPasswordCriteria } from '~/contract/accountRules';
import { MAX_LENGTH } from '~/contract/limits';
import { PasswordField, PasswordStrength, Stack } from '~/design-system';

export interface NewPasswordFieldProps {
  /**
   * The visible name, where the password replaces another.
   * @default 'Password'
   */
  label?: string;
  /** Id of the input, for links from an error summary. */
  id: string;
  /** Name in the submitted form. */
  name: string;
  /** What is wrong with the password. */
  error: string | undefined;
}

/** The field for a new password, with a live view of the rules that it meets. */
export function NewPasswordField({ label = 'Password', ...field }: NewPasswordFieldProps) {
  const meterId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');

  /* A password manager that filled in the field before hydration raised no event here. */
  useEffect(() => {
    const filled = input.current?.value;
    if (filled) queueMicrotask(() => setPassword(filled));
  }, []);

  const met = checkPasswordCriteria(password);
  return (
    <Stack space="xsmall">
      <PasswordField
        ref={input}
        label={label}
        autoComplete="new-password"
        maxLength={MAX_LENGTH.password}
        aria-describedby={meterId}
        onInput={(event) => setPassword(event.currentTarget.value)}
        {...field}
      />
      <PasswordStrength
        id={meterId}
        criteria={PASSWORD_CRITERIA.map(({ id, label: words }) => ({ label: words, met: met[id] }))}
      />
    </Stack>
  );
}
