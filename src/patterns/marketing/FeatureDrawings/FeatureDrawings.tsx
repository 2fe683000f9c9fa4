import { Badge } from '~/design-system';
import { CLOSE_CALL } from './exampleLines';
import * as css from './FeatureDrawings.css';

/** Two bars of time: the pre-filter's few milliseconds beside the AI's reading. */
export function SpeedDrawing() {
  return (
    <div className={css.rows}>
      <div className={css.row}>
        <span>Pre-filter</span>
        <span>4 ms</span>
      </div>
      <div className={css.speed.track}>
        <div className={css.speed.fill} data-part="filter" />
      </div>
      <div className={css.row}>
        <span>AI, with your rules</span>
        <span>182 ms</span>
      </div>
      <div className={css.speed.track}>
        <div className={css.speed.fill} data-part="ai" />
      </div>
    </div>
  );
}

const RUNGS = ['Watch only', 'Warn', 'Mute', 'Kick', 'Ban'] as const;
const ALLOWED = 3;

/** The automation levels as steps, of which the first ones up to muting are switched on. */
export function AutomationDrawing() {
  return (
    <div className={css.escalationSteps}>
      {RUNGS.map((label, index) => (
        <div key={label} className={css.rung} data-state={index < ALLOWED ? 'allowed' : 'barred'}>
          <span className={css.block} />
          {label}
        </div>
      ))}
    </div>
  );
}

/** A message that waits for a reviewer, with the three decisions. */
export function CloseCallDrawing() {
  return (
    <div className={css.rows}>
      <div className={css.row}>
        <Badge tone="serious">Review</Badge>
        <span>{Math.round(CLOSE_CALL.confidence * 100)}% confident</span>
      </div>
      <div className={css.quote}>“{CLOSE_CALL.message}”</div>
      <div className={css.choices}>
        <span className={css.choice}>Approve</span>
        <span className={css.choice}>Change</span>
        <span className={css.choice} data-state="chosen">
          Reject
        </span>
      </div>
    </div>
  );
}

const MESSAGES = [34, 28, 40, 46, 58, 72, 66, 52, 60, 74, 88, 80] as const;
const VIOLATIONS = [6, 4, 7, 12, 9, 16, 11, 8, 7, 9, 8, 6] as const;
const HEIGHT = 100;
const STEP = 20;
const WIDTH = 12;

/** A day's messages as bars, with the violations among them. */
export function TrendDrawing() {
  return (
    <svg
      className={css.trend}
      viewBox={`0 0 ${MESSAGES.length * STEP - (STEP - WIDTH)} ${HEIGHT}`}
      preserveAspectRatio="none"
      focusable="false"
    >
      {MESSAGES.map((value, index) => (
        <rect
          key={index}
          className={css.bar}
          x={index * STEP}
          y={HEIGHT - value}
          width={WIDTH}
          height={value}
        />
      ))}
      {VIOLATIONS.map((value, index) => (
        <rect
          key={index}
          className={css.mark}
          x={index * STEP}
          y={HEIGHT - value}
          width={WIDTH}
          height={value}
        />
      ))}
    </svg>
  );
}
