import { useCopy } from '../CopyButton/useCopy';
import { useTranslation } from '../I18n/i18nContext';
import { Tooltip } from '../Tooltip/Tooltip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Uuid.css';

export interface UuidProps {
  /** The whole uuid. The button shows its first 8 characters. */
  value: string;
}

/** A shortened uuid: a tooltip shows the whole one, and a click copies it. */
export function Uuid({ value }: UuidProps) {
  const [state, copy] = useCopy();
  const translate = useTranslation('Uuid');
  const stateLabel = {
    idle: undefined,
    copied: translate('copied', 'Copied'),
    failed: translate('notCopied', 'Not copied'),
  }[state];
  const nameButton = {
    idle: translate('copy', (uuid) => `Copy uuid ${uuid}`),
    copied: translate('copiedUuid', (uuid) => `Copied uuid ${uuid}`),
    failed: translate('notCopiedUuid', (uuid) => `Not copied uuid ${uuid}`),
  }[state];
  return (
    <>
      <Tooltip content={translate('tooltip', (uuid) => `${uuid} (click to copy)`)(value)} describes={false}>
        <button
          className={css.uuid}
          type="button"
          aria-label={nameButton(value)}
          data-state={state}
          onClick={() => void copy(value)}
        >
          {stateLabel ?? value.slice(0, 8)}
        </button>
      </Tooltip>
      <VisuallyHidden role="status">{stateLabel}</VisuallyHidden>
    </>
  );
}
