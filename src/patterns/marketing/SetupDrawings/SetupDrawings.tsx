import type { ReactNode } from 'react';
import { Badge } from '~/design-system';
import { describeAction } from '~/domain';
import { HELD_LINE, EXAMPLE_LINES } from './exampleLines';
import * as css from './SetupDrawings.css';

function Panel({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={css.panel}>
      <div className={css.caption}>{caption}</div>
      <div className={css.body}>{children}</div>
    </div>
  );
}

/** The questions that torchward-link asks at first. */
export function InstallDrawing() {
  return (
    <Panel caption="torchward-link init">
      <div className={css.code}>
        <b>API key:</b> sk_live_••••••••••••
      </div>
      <div className={css.code}>
        <b>latest.log:</b> logs/latest.log
      </div>
      <div className={css.code}>
        <b>Name:</b> survival-1
      </div>
    </Panel>
  );
}

/** The settings: owner rules, automation level and confidence threshold. */
export function ConfigureDrawing() {
  return (
    <Panel caption="Configuration">
      <div className={css.rules}>No advertising other servers. Trash talk is fine, threats are not.</div>
      <div className={css.line}>
        <span>Automation level</span>
        <span className={css.strong}>Up to mute</span>
      </div>
      <div className={css.line}>
        <span>Confidence threshold</span>
        <span className={css.strong}>70%</span>
      </div>
      <div className={css.slider} />
    </Panel>
  );
}

/** Messages with their verdicts. */
export function LiveDrawing() {
  return (
    <Panel caption="survival-1">
      {EXAMPLE_LINES.map(({ player, message, verdict }) => (
        <div key={message} className={css.line}>
          <span className={css.said}>
            <b>{player}</b> {message}
          </span>
          <Badge tone={describeAction(verdict).tone}>{describeAction(verdict).label}</Badge>
        </div>
      ))}
    </Panel>
  );
}

/** The figures of one day, with the number of items that wait for a reviewer. */
export function MonitorDrawing() {
  return (
    <Panel caption="Last 24 hours">
      <div className={css.figures}>
        <div className={css.figure}>
          <span className={css.number}>48,210</span>messages
        </div>
        <div className={css.figure}>
          <span className={css.number}>317</span>actions
        </div>
        <div className={css.figure}>
          <span className={css.number}>12</span>to review
        </div>
      </div>
      <div className={css.line}>
        <span className={css.said}>“{HELD_LINE}”</span>
        <Badge tone="serious">Review</Badge>
      </div>
    </Panel>
  );
}
