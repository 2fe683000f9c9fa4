import { useEffect, useEffectEvent, useId, useState, type InputEvent, type SyntheticEvent } from 'react';
import { validate, type FieldErrors, type FormSchema, type FormValues } from '~/domain';

export interface UseFormOptions<Values extends FormValues> {
  /** The rules, in the order of the fields. */
  schema: FormSchema<Values>;
  /** The values to begin with; later changes have no effect. */
  initialValues: Values;
  /** Texts from the page before, which fill the fields that are empty after hydration. */
  carriedValues?: Partial<Values> | undefined;
  /** Whether the form is being sent; submitting again has no effect until then. */
  loading: boolean;
  /** Called with values that break no rule. */
  onSubmit: (values: Values) => void;
  /** Called with the values after every edit, so that the caller can persist them as a draft. */
  onValuesChange?: ((values: Values) => void) | undefined;
  /**
   * When a field shows its error: on submit alone, or while it is edited as well.
   * @default 'submit'
   */
  validateOn?: 'submit' | 'input';
}

/** Props of a form element. */
export interface FormElementProps {
  id: string;
  method: 'post';
  noValidate: true;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

export interface FormState<Values extends FormValues> {
  props: FormElementProps;
  /** Returns the props of a text field or checkbox. */
  field: (name: keyof Values & string) => {
    id: string;
    name: string;
    error: string | undefined;
    defaultValue: string | undefined;
    defaultChecked: boolean | undefined;
  };
  /** The values that the form began with. */
  initialValues: Values;
  /** The values since the last edit. What a browser fills in without an event is only known on submit. */
  values: Values;
  /** Changes values that the caller's controls show through `value`. */
  setValues: (changes: Partial<Values>) => void;
}

/** Reads the fields by the types of their values. Keeps a text that no field of the form has, such as a `Select`'s. */
function readValues<Values extends FormValues>(form: HTMLFormElement, values: Values): Values {
  const data = new FormData(form);
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, data.has(name)];
    return [name, typeof value === 'string' ? (data.get(name) ?? value) : data.getAll(name)];
  });
  return Object.fromEntries(entries) as Values;
}

/**
 * One form: checks every field on submit, focuses the first one with an error, and clears a field's error when it is
 * edited or when another edit corrects it. The fields keep their own values, so that nothing is lost that was typed,
 * pasted or filled in by a password manager before the page was hydrated, or while a call failed.
 */
export function useForm<Values extends FormValues>({
  schema,
  initialValues,
  carriedValues,
  loading,
  onSubmit,
  onValuesChange,
  validateOn = 'submit',
}: UseFormOptions<Values>): FormState<Values> {
  const formId = useId();
  const [initial] = useState(initialValues);
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<FieldErrors>({});
  const toFieldId = (name: string) => `${formId}${name}`;

  const fillEmptyFields = useEffectEvent(() => {
    for (const [name, value] of Object.entries(carriedValues ?? {})) {
      const element = document.getElementById(toFieldId(name));
      if (element instanceof HTMLInputElement && element.value === '') element.value = String(value);
    }
  });
  // A default value would be set by hydration, over what the browser has filled in meanwhile.
  useEffect(() => fillEmptyFields(), []);

  function change(next: Values, edited?: string) {
    setValues(next);
    onValuesChange?.(next);
    const found = Object.entries(validate(schema, next));
    setErrors((before) =>
      Object.fromEntries(
        found.filter(([name]) => (name === edited ? validateOn === 'input' : before[name] !== undefined)),
      ),
    );
  }

  function onInput(event: InputEvent<HTMLFormElement>) {
    change(readValues(event.currentTarget, values), (event.target as HTMLInputElement).name);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles events of portals through its own tree: a form around this dialog's opener would be submitted too.
    event.stopPropagation();
    if (loading) return;
    const filled = readValues(event.currentTarget, values);
    const found = validate(schema, filled);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) onSubmit(filled);
    else document.getElementById(toFieldId(first))?.focus();
  }

  return {
    // Submitted before hydration, a form must not put what was typed into the address.
    props: { id: formId, method: 'post', noValidate: true, onInput, onSubmit: submit },
    field: (name) => ({
      id: toFieldId(name),
      name,
      error: errors[name],
      // An empty default is left out: hydration would set it and remove what a browser has filled in.
      defaultValue: typeof initial[name] === 'string' && initial[name] ? initial[name] : undefined,
      defaultChecked: initial[name] === true || undefined,
    }),
    initialValues: initial,
    values,
    setValues: (changes) => change({ ...values, ...changes }),
  };
}
