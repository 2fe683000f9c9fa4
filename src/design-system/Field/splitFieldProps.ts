import type { FieldBaseProps, FieldProps } from './Field';

/** Separates what `Field` draws around a control from the props of the control itself. */
export function splitFieldProps<Props extends FieldBaseProps & Pick<FieldProps, 'id' | 'aria-describedby'>>(
  props: Props,
) {
  const { label, labelHidden, description, error, optional, labelEnd, id, ...rest } = props;
  const { 'aria-describedby': describedBy, ...control } = rest;
  const field = {
    label,
    labelHidden,
    description,
    error,
    optional,
    labelEnd,
    id,
    'aria-describedby': describedBy,
  };
  return [field, control] as const;
}
