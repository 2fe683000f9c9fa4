import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from '~/design-system/I18n/i18nContext';
import { useDescribePoint } from '../useDescribePoint';
import { type ChartPoint, type SeriesVariant } from '../series';
import * as css from './frame.css';
import type { Geometry } from './geometry';
import { FormattedValue } from './FormattedValue';
import { SeriesMark, type SeriesMarkProps } from './SeriesMark';

/** The parts of a series that the inspector shows. */
export interface InspectedSeries {
  id: string;
  label: string;
  values: readonly (number | null)[];
  variant: SeriesVariant;
}

export interface InspectorProps {
  /** The chart's accessible name. */
  label: string;
  points: readonly ChartPoint[];
  series: readonly InspectedSeries[];
  geometry: Geometry;
  formatValue: (value: number) => string;
  /** `line`: a vertical line with a mark on each series. `column`: highlights the point's whole column. */
  cursor: 'line' | 'column';
  /** The drawing, which does not render again while the pointer moves. */
  children: ReactNode;
}

/** Presses of Page Up or Page Down that cross the whole chart. */
const PAGES = 10;

function findNextIndex(key: string, current: number | null, last: number): number | null {
  const from = current ?? last + 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, current === null ? last : from + 1);
    case 'PageDown':
      return Math.max(0, from - Math.max(1, Math.round(last / PAGES)));
    case 'PageUp':
      return Math.min(last, from + Math.max(1, Math.round(last / PAGES)));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/**
 * Shows the values of one point, chosen with the pointer or the arrow keys. It has the role of a slider over the points,
 * because screen readers announce a slider's value when it changes, also in browse mode.
 */
export function Inspector(props: InspectorProps) {
  const { label, points, series, geometry, formatValue, children } = props;
  const translate = useTranslation('Chart');
  const describePoint = useDescribePoint();
  const [index, setIndex] = useState<number | null>(null);
  const last = points.length - 1;
  const shown = index === null ? null : Math.min(index, last);

  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setIndex(geometry.indexAt(event.clientX - box.left));
  };
  const onPointerLeave = (event: PointerEvent<HTMLDivElement>) => {
    if (document.activeElement !== event.currentTarget) setIndex(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && shown !== null) {
      event.stopPropagation();
      setIndex(null);
      return;
    }
    const next = findNextIndex(event.key, shown, last);
    if (next === null) return;
    event.preventDefault();
    setIndex(next);
  };

  const values = series.map((each) => {
    const value = each.values[shown ?? last];
    return {
      label: each.label,
      value: typeof value === 'number' ? formatValue(value) : translate('noData', 'No data'),
    };
  });

  return (
    <div
      className={css.inspectorOverlay}
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={label}
      aria-roledescription={translate('role', 'chart')}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown ?? last}
      aria-valuetext={translate('values', joinValues)(describePoint(points[shown ?? last]), values)}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={() => setIndex(null)}
    >
      {children}
      {shown === null ? null : <Cursor {...props} index={shown} />}
    </div>
  );
}

const joinValues = (point: string, values: readonly { label: string; value: string }[]) =>
  `${point}: ${values.map(({ label, value }) => `${label} ${value}`).join(', ')}`;

/** Chooses the mark's shape for the value at the cursor. */
function chooseMarkShape(
  cursor: InspectorProps['cursor'],
  point: ChartPoint | undefined,
  variant: SeriesVariant,
): SeriesMarkProps['shape'] {
  const isSoFar = point?.incomplete === true && variant !== 'faint';
  if (cursor === 'column') return isSoFar ? 'blockSoFar' : 'block';
  return isSoFar ? 'soFar' : 'lineAt';
}

interface CursorProps extends Omit<InspectorProps, 'children' | 'label'> {
  index: number;
}

/** Layers above the drawing that move by `transform` alone, so that the browser does not paint the drawing again. */
function Cursor({ index, points, series, geometry, formatValue, cursor }: CursorProps) {
  const describePoint = useDescribePoint();
  const { plot, step, width } = geometry;
  const x = geometry.x(index);
  const side = x > (plot.left + plot.right) / 2 ? 'start' : 'end';
  const columnWidth = Math.max(1, step);
  return (
    <>
      <div
        className={css.cursor[cursor]}
        style={{
          insetBlockStart: plot.top,
          blockSize: plot.bottom - plot.top,
          ...(cursor === 'column' && { inlineSize: columnWidth }),
          transform: `translateX(${cursor === 'column' ? x - columnWidth / 2 : x}px)`,
        }}
      />
      {cursor === 'line'
        ? series.map(({ id, values, variant }) => {
            const value = values[index];
            if (value === null || value === undefined) return null;
            return (
              <div
                key={id}
                className={css.cursorMark}
                style={{ transform: `translate(${x}px, ${geometry.y(value)}px)` }}
              >
                <SeriesMark
                  variant={variant}
                  shape={points[index]?.incomplete === true && variant !== 'faint' ? 'soFar' : 'point'}
                />
              </div>
            );
          })
        : null}
      <div
        className={css.tooltip}
        data-side={side}
        style={{
          maxInlineSize: side === 'start' ? x : width - x,
          transform: `translateX(${x}px)${side === 'start' ? ' translateX(-100%)' : ''}`,
        }}
      >
        <div className={css.tooltipBox}>
          <div className={css.tooltipTitle}>{describePoint(points[index])}</div>
          {series.map(({ id, label, values, variant }) => (
            <div key={id} className={css.tooltipRow}>
              <SeriesMark variant={variant} shape={chooseMarkShape(cursor, points[index], variant)} />
              <span>{label}</span>
              <span className={css.tooltipValue}>
                <FormattedValue value={values[index]} formatValue={formatValue} />
              </span>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
