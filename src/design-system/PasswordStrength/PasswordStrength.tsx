import { useTranslation } from '../I18n/i18nContext';
import { useNumberFormat } from '../I18n/numberFormat';
import { Icon } from '../Icon/Icon';
import { CheckIcon, MinusIcon } from '../Icon/icons';
import { cx } from '../utilities/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './PasswordStrength.css';

export interface PasswordStrengthProps {
  /** The rules for a password, in the order shown, and whether it meets each (four criteria at sign-up). */
  criteria: readonly { label: string; met: boolean }[];
  /** For `aria-describedby` of the password field. */
  id?: string | undefined;
}

/** Shows which rules the typed password meets. It refuses nothing; the field's error does. */
export function PasswordStrength({ criteria, id }: PasswordStrengthProps) {
  const translate = useTranslation('PasswordStrength');
  const formatNumber = useNumberFormat();
  const met = criteria.filter((criterion) => criterion.met).length;
  const tone = met === criteria.length ? 'positive' : met * 2 >= criteria.length ? 'caution' : 'critical';
  return (
    <div className={css.root} id={id} data-tone={tone}>
      <div className={css.bar} aria-hidden="true">
        {criteria.map((criterion, index) => (
          <i key={criterion.label} className={cx(css.segment, index < met && css.fill[tone])} />
        ))}
      </div>
      <ul className={css.criteria} aria-label={translate('label', 'Password rules')}>
        {criteria.map((criterion) => (
          <li key={criterion.label} className={css.criterion} data-state={criterion.met ? 'met' : 'unmet'}>
            <Icon icon={criterion.met ? CheckIcon : MinusIcon} size="small" />
            {criterion.label}
            <VisuallyHidden>
              {criterion.met ? translate('met', ', met') : translate('notMet', ', not met yet')}
            </VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {translate('summary', (met, total) => `${met} of ${total} password rules met`)(
          met,
          criteria.length,
          formatNumber,
        )}
      </VisuallyHidden>
    </div>
  );
}
