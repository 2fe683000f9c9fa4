import { useTranslation } from '~/design-system/I18n/i18nContext';
import type { SeriesVariant } from '../series';
import * as css from './frame.css';
import { SeriesMark } from './SeriesMark';

export interface LegendEntry {
  id: string;
  label: string;
  variant: SeriesVariant;
  /** Whether the chart fills the space below the line. */
  area: boolean;
  /** Whether the chart shows the series. */
  visible: boolean;
}

export interface LegendProps {
  entries: readonly LegendEntry[];
  /** Called when the visitor shows or hides a series. */
  onToggle: (id: string) => void;
}

/** The names of the series, each a button that shows or hides its series. */
export function Legend({ entries, onToggle }: LegendProps) {
  const translate = useTranslation('Chart');
  return (
    <ul className={css.legend} aria-label={translate('series', 'Series')}>
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
