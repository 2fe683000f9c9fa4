import type { SeriesLook } from '../series';
import * as css from './frame.css';
import { SeriesMark } from './SeriesMark';

export interface LegendEntry {
  id: string;
  label: string;
  look: SeriesLook;
  /** Whether the series is drawn. */
  visible: boolean;
}

export interface LegendProps {
  entries: readonly LegendEntry[];
  /** How the series are drawn. */
  shape: 'line' | 'block';
  /** Shows or hides a series. */
  onToggle: (id: string) => void;
}

/** Names the series; each name is a button that shows or hides its series. */
export function Legend({ entries, shape, onToggle }: LegendProps) {
  return (
    <ul className={css.legend} aria-label="Series">
      {entries.map(({ id, label, look, visible }) => (
        <li key={id}>
          <button
            type="button"
            className={css.legendButton}
            aria-pressed={visible}
            data-state={visible ? 'on' : 'off'}
            onClick={() => onToggle(id)}
          >
            <SeriesMark look={look} shape={shape} />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
