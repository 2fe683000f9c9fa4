import type { SeriesVariant } from '../series';
import * as css from './frame.css';
import { SeriesMark } from './SeriesMark';

export interface LegendEntry {
  id: string;
  label: string;
  variant: SeriesVariant;
  /** Whether the space below it is filled. */
  area: boolean;
  /** Whether the series is drawn. */
  visible: boolean;
}

export interface LegendProps {
  entries: readonly LegendEntry[];
  /** Shows or hides a series. */
  onToggle: (id: string) => void;
}

/** Names the series; each name is a button that shows or hides its series. */
export function Legend({ entries, onToggle }: LegendProps) {
  return (
    <ul className={css.legend} aria-label="Series">
      {entries.map(({ id, label, variant, area, visible }) => (
        <li key={id}>
          <button
            type="button"
            className={css.legendButton}
            aria-pressed={visible}
            data-state={visible ? 'on' : 'off'}
            onClick={() => onToggle(id)}
          >
            <SeriesMark variant={variant} shape={area ? 'area' : 'line'} />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
