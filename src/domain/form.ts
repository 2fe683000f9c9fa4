/** What a form holds: texts, and booleans for checkboxes. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The first fault of a value, or null. Receives all values, for fields that depend on one another. */
export type FieldRule<Values extends FormValues> = (values: Values) => string | null;

/** One rule a field, in the order in which the fields stand on the page. */
export type FormSchema<Values extends FormValues> = Readonly<
  Record<keyof Values & string, FieldRule<Values>>
>;

/** What is wrong, by field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Checks all fields at once; each shows its first fault (spec 5). The faults are in the schema's order. */
export function validate<Values extends FormValues>(schema: FormSchema<Values>, values: Values): FieldErrors {
  const rules = Object.entries<FieldRule<Values>>(schema);
  return Object.fromEntries(
    rules.flatMap(([name, rule]) => {
      const fault = rule(values);
      return fault === null ? [] : [[name, fault]];
    }),
  );
}

/** A rule for a field that must not be empty. */
export function required(name: string, message: string): FieldRule<FormValues> {
  return (values) => (String(values[name]).trim() === '' ? message : null);
}

/** A field that may hold anything. */
export const acceptAny = (): null => null;
