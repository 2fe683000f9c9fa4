import { useId, useState, type SyntheticEvent } from 'react';
import { validate, type FieldErrors, type FormSchema, type FormValues } from '~/domain';

export interface UseFormOptions<Values extends FormValues> {
  /** The rules, in the order of the fields. */
  schema: FormSchema<Values>;
  /** Whether the form is being sent; pressing again then does nothing. */
  pending: boolean;
  /** Called with values in which nothing is wrong. */
  onSubmit: (values: Values) => void;
}

export interface FormState<Values extends FormValues> {
  /** For the form element. */
  props: { method: 'post'; noValidate: true; onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void };
  /** For each field: its name, its fault, and what makes the fault go away when it is edited (spec 5). */
  field: (name: keyof Values & string) => {
    id: string;
    name: string;
    error: string | undefined;
    onInput: () => void;
  };
  errors: FieldErrors;
}

function valuesOf(form: HTMLFormElement, names: readonly string[]): Record<string, string | boolean> {
  const data = new FormData(form);
  return Object.fromEntries<string | boolean>(
    names.map((name): [string, string | boolean] => {
      const element = form.elements.namedItem(name);
      if (element instanceof HTMLInputElement && element.type === 'checkbox') return [name, element.checked];
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/**
 * One form: checks everything at once on submit, focuses the first fault, and forgets a field's fault when it is
 * edited. The fields keep their own values, so that nothing is lost that was typed, pasted or filled in before the
 * page came to life, or while a request failed.
 */
export function useForm<Values extends FormValues>({
  schema,
  pending,
  onSubmit,
}: UseFormOptions<Values>): FormState<Values> {
  const formId = useId();
  const [errors, setErrors] = useState<FieldErrors>({});
  const idOf = (name: string) => `${formId}${name}`;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    /* Every name of the schema is there, as the text or the tick that its field holds. */
    const values = valuesOf(event.currentTarget, Object.keys(schema)) as Values;
    const found = validate(schema, values);
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first === undefined) onSubmit(values);
    else document.getElementById(idOf(first))?.focus();
  }

  return {
    // Sent before the page has come to life, a form must not put what was typed into the address.
    props: { method: 'post', noValidate: true, onSubmit: submit },
    errors,
    field: (name) => ({
      id: idOf(name),
      name,
      error: errors[name],
      onInput: () => {
        if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
      },
    }),
  };
}
