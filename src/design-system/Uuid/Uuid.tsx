import { useCopy } from '../CopyButton/useCopy';
import { Tooltip } from '../Tooltip/Tooltip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Uuid.css';

export interface UuidProps {
  /** The whole uuid. The button shows its first 8 characters. */
  value: string;
}

const STATE_LABELS = { idle: undefined, copied: 'Copied', failed: 'Not copied' } as const;

/** A shortened uuid: a tooltip shows the whole one, and a click copies it. */
export function Uuid({ value }: UuidProps) {
  const [state, copy] = useCopy();
  const stateLabel = STATE_LABELS[state];
  return (
    <>
      <Tooltip content={`${value} (click to copy)`} describes={false}>
        <button
          className={css.uuid}
          type="button"
          aria-label={`${stateLabel ?? 'Copy'} uuid ${value}`}
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
