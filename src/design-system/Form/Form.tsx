import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Alert } from '../Alert/Alert';
import { useTranslation } from '../I18n/i18nContext';
import { Stack } from '../layout/Stack/Stack';
import { Link } from '../Link/Link';

export interface FormProps {
  /** Fields and the submit button. */
  children: ReactNode;
  /**
   * Called on submit; the page does not reload. Return the promise of an asynchronous check, so that the focus waits
   * for its result.
   */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** Why the submit failed, usually in the server's words. */
  error?: string | undefined;
  /** The errors of single fields with the ids of their controls, listed above a form that is longer than a screen. */
  fieldErrors?: readonly { id: string; message: string }[] | undefined;
  /** Names the form to a submit button outside it, such as one in a dialog's footer, which takes it as its `form`. */
  id?: string | undefined;
  /** Names the form for assistive technology. */
  'aria-label'?: string | undefined;
}

/**
 * A form whose fields show their own errors. After a refused submit the focus goes to the first field with an error,
 * unless the visitor has moved it out of the form in the meantime.
 */
export function Form({ children, onSubmit, error, fieldErrors = [], ...rest }: FormProps) {
  const translate = useTranslation('Form');
  const formRef = useRef<HTMLFormElement>(null);
  const [lastSubmit, setLastSubmit] = useState<{ focused: Element | null } | null>(null);

  useEffect(() => {
    if (lastSubmit === null) return;
    const focusedNow = document.activeElement;
    const hasLeft =
      focusedNow !== lastSubmit.focused &&
      focusedNow !== document.body &&
      formRef.current?.contains(focusedNow) === false;
    if (!hasLeft) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [lastSubmit]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles events of portals through its own tree: a form around this dialog's opener would be submitted too.
    event.stopPropagation();
    const focused = document.activeElement;
    await onSubmit(event);
    /* The effect moves the focus: it runs after React has rendered the fields' errors, which may take many frames. */
    setLastSubmit({ focused });
  }

  return (
    <form ref={formRef} noValidate onSubmit={(event) => void submit(event)} {...rest}>
      <Stack space="medium">
        {error ? <Alert tone="critical">{error}</Alert> : null}
        {fieldErrors.length > 0 ? (
          <Alert tone="critical" title={translate('fieldErrors', 'Some fields need another look')}>
            <Stack as="ul" space="half">
              {fieldErrors.map(({ id, message }) => (
                <li key={id}>
                  <Link
                    href={`#${id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(id)?.focus();
                    }}
                  >
                    {message}
                  </Link>
                </li>
              ))}
            </Stack>
          </Alert>
        ) : null}
        {children}
      </Stack>
    </form>
  );
}
