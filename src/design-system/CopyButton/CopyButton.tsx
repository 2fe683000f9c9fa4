import { Button, type ButtonSize } from '../Button/Button';
import { CheckIcon, CopyIcon, XIcon } from '../Icon/icons';
import { useTranslation } from '../I18n/i18nContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useCopy } from './useCopy';

export interface CopyButtonProps {
  /** The text to copy. */
  value: string;
  /**
   * The button's text.
   * @default 'Copy'
   */
  label?: string | undefined;
  /** What the text is, such as "API key". Screen readers read it after the label. */
  subject?: string | undefined;
  /**
   * At the default text size `compact` is 30 px tall, `regular` 36 and `large` 46.
   * `compact` in rows and in the bar of a code block.
   * @default 'regular'
   */
  size?: ButtonSize | undefined;
  /**
   * `primary` where copying is the next step, `ghost` inside a frame with other things.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /** Called once the text is on the clipboard. */
  onCopied?: (() => void) | undefined;
}

const STATE_ICONS = { idle: CopyIcon, copied: CheckIcon, failed: XIcon } as const;

/** Copies a text and confirms it for two seconds. */
export function CopyButton({
  value,
  label,
  subject,
  size = 'regular',
  variant = 'secondary',
  onCopied,
}: CopyButtonProps) {
  const [state, copy] = useCopy();
  const translate = useTranslation('CopyButton');
  const stateLabel = {
    idle: undefined,
    copied: translate('copied', 'Copied'),
    failed: translate('notCopied', 'Not copied'),
  }[state];
  async function onCopy() {
    if (await copy(value)) onCopied?.();
  }
  return (
    <>
      <Button
        icon={STATE_ICONS[state]}
        size={size}
        variant={variant}
        data-state={state}
        onClick={() => void onCopy()}
      >
        {stateLabel ?? label ?? translate('copy', 'Copy')}
        {subject ? <VisuallyHidden> {subject}</VisuallyHidden> : null}
      </Button>
      <VisuallyHidden role="status">
        {state === 'failed'
          ? translate('failure', 'Copying failed. Select the text and copy it yourself.')
          : stateLabel}
      </VisuallyHidden>
    </>
  );
}
