import { useId, type ComponentPropsWithRef } from 'react';
import { Field, type FieldBaseProps } from '../Field/Field';
import { control } from '../Field/Field.css';
import { splitFieldProps } from '../Field/splitFieldProps';
import { useTranslation } from '../I18n/i18nContext';
import { useNumberFormat } from '../I18n/numberFormat';
import { cx } from '../utilities/cx';
import * as css from './TextArea.css';

export interface TextAreaProps
  extends Omit<FieldBaseProps, 'labelEnd'>, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style'> {
  /**
   * Height in lines, 2 or more; the visitor can enlarge it.
   * @default 4
   */
  rows?: number | undefined;
  /**
   * Number of typed characters. With `maxCount` the field shows "120 of 2,000".
   * @default the length of `value`
   */
  count?: number | undefined;
  /** Largest accepted number of characters. The field marks longer text instead of cutting pasted text. */
  maxCount?: number | undefined;
  /**
   * `mono` for rules and code.
   * @default 'text'
   */
  font?: 'text' | 'mono' | undefined;
}

/** Several lines of text. Takes the attributes of a `textarea` too, such as `value`, `onChange` and `rows`. */
export function TextArea(props: TextAreaProps) {
  const [field, { rows = 4, count: ownCount, maxCount, font = 'text', ...rest }] = splitFieldProps(props);
  const translate = useTranslation('TextArea');
  const formatNumber = useNumberFormat();
  const countId = useId();
  const count = ownCount ?? (typeof rest.value === 'string' ? rest.value.length : undefined);
  const isOverLimit = count !== undefined && maxCount !== undefined && count > maxCount;
  const counter =
    count === undefined || maxCount === undefined ? undefined : (
      <span
        id={countId}
        className={cx(css.count, isOverLimit && css.overLimit)}
        data-state={isOverLimit ? 'over' : undefined}
      >
        {translate('count', (count, maxCount, format) => `${format(count)} of ${format(maxCount)}`)(
          count,
          maxCount,
          formatNumber,
        )}
      </span>
    );
  return (
    <Field
      {...field}
      labelEnd={counter}
      aria-describedby={[field['aria-describedby'], counter && countId].filter(Boolean).join(' ')}
    >
      {(controlProps) => (
        <textarea
          className={cx(control, css.area, font === 'mono' && css.mono)}
          rows={rows}
          {...rest}
          {...controlProps}
        />
      )}
    </Field>
  );
}
