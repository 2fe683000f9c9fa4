import { useState } from 'react';
import { Button, Inline, VisuallyHidden } from '~/design-system';
import { toVariable } from '../../.storybook/toVariable';
import * as css from './motion.css';

/** Long enough to see the course of a curve. */
const CURVE_DURATION = '1s';

/** A block that goes to the other end of its track with a token's duration or curve. */
export function MotionSample({ token }: { token: string }) {
  const [end, setEnd] = useState<keyof typeof css.ends>('start');
  const reference = `var(${toVariable(token)})`;
  const isCurve = token.startsWith('easing.');
  return (
    <Inline space="small" wrap={false}>
      <span className={css.track}>
        <span
          className={css.ends[end]}
          style={{
            transitionDuration: isCurve ? CURVE_DURATION : reference,
            transitionTimingFunction: isCurve ? reference : 'var(--tw-easing-out)',
          }}
        />
      </span>
      <Button size="compact" onClick={() => setEnd(end === 'start' ? 'end' : 'start')}>
        Play<VisuallyHidden> {token}</VisuallyHidden>
      </Button>
    </Inline>
  );
}
