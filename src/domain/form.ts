/** What a form holds: texts, booleans for checkboxes, and lists for several checkboxes of one name. */
export type FormValues = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Why a value is refused, or null. Receives all values, for fields that depend on one another. */
export type FieldRule<Values extends FormValues> = (values: Values) => string | null;

/** The rules of the fields that have one, in the order in which the fields stand on the page. */
export type FormSchema<Values extends FormValues> = Readonly<
  Partial<Record<keyof Values & string, FieldRule<Values>>>
>;

/** The errors by field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Checks all fields at once; each shows its first error. The errors are in the schema's order. */
export function validate<Values extends FormValues>(schema: FormSchema<Values>, values: Values): FieldErrors {
  const rules = Object.entries(schema as Record<string, FieldRule<Values>>);
  return Object.fromEntries(
    rules.flatMap(([name, rule]) => {
      const error = rule(values);
      return error === null ? [] : [[name, error]];
    }),
  );
}

/** A rule for a field that must not be empty. */
export function requireField(name: string, message: string): FieldRule<FormValues> {
  return (values) => (String(values[name]).trim() === '' ? message : null);
}
