import { useTranslation } from '~/design-system/I18n/i18nContext';
import type { ChartPoint, SeriesVariant } from '../series';
import * as css from './frame.css';
import { SeriesMark } from './SeriesMark';

export interface IncompleteNoteProps {
  /** The variants of the series that have a value for the incomplete period. */
  variants: readonly SeriesVariant[];
  /** How the chart draws the value of the incomplete period: as a point (`soFar`) or a bar (`blockSoFar`). */
  shape: 'soFar' | 'blockSoFar';
  /**
   * Whether the value of the incomplete period is above the end of the scale.
   * @default false
   */
  above?: boolean | undefined;
}

/** Whether the last point's period is not over. */
export const endsIncomplete = (points: readonly ChartPoint[]): boolean => points.at(-1)?.incomplete === true;

/** Explains in the legend's row the mark for a period that is not over. */
export function IncompleteNote({ variants, shape, above = false }: IncompleteNoteProps) {
  const translate = useTranslation('Chart');
  if (variants.length === 0) return null;
  return (
    <span className={css.incompleteNote}>
      {variants.map((variant) => (
        <SeriesMark key={variant} variant={variant} shape={shape} />
      ))}
      {above ? translate('soFarAbove', 'so far, above the scale') : translate('soFar', 'so far')}
    </span>
  );
}
