import { MAX_LENGTH } from '~/contract/limits';
import { TextField, type TextFieldProps } from '~/design-system';

export interface EmailFieldProps extends Pick<TextFieldProps, 'id' | 'name' | 'error' | 'defaultValue'> {
  /**
   * The visible name, where the form asks for a particular address.
   * @default 'Email'
   */
  label?: string;
  /** `username` where the address is what the account signs in with. */
  autoComplete: 'username' | 'email';
}

/** The field for an e-mail address in a public form. */
export function EmailField({ label = 'Email', ...field }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_LENGTH.email}
      {...field}
    />
  );
}
