import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { detailOf, type ChartPoint, type SeriesLook } from '../series';
import * as css from './frame.css';
import type { Geometry } from './geometry';
import { NO_DATA, Value } from './Value';
import { SeriesMark, type SeriesMarkProps } from './SeriesMark';

/** A series as the inspector reads it. */
export interface InspectedSeries {
  id: string;
  label: string;
  values: readonly (number | null)[];
  look: SeriesLook;
}

export interface InspectorProps {
  /** Names what is inspected. */
  label: string;
  points: readonly ChartPoint[];
  series: readonly InspectedSeries[];
  geometry: Geometry;
  formatValue: (value: number) => string;
  /** `line`: a hair line and a mark on each series. `column`: the point's whole column is lit. */
  cursor: 'line' | 'column';
  /** The drawing below. It is not rendered again while the pointer moves. */
  children: ReactNode;
}

/** Points that Page Up and Page Down skip, as a part of all. */
const PAGE = 10;

function nextIndex(key: string, current: number | null, last: number): number | null {
  const from = current ?? last + 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, current === null ? last : from + 1);
    case 'PageDown':
      return Math.max(0, from - Math.max(1, Math.round(last / PAGE)));
    case 'PageUp':
      return Math.min(last, from + Math.max(1, Math.round(last / PAGE)));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/**
 * Reads a chart point by point, with the pointer or the arrow keys. To assistive technology it is a slider along the
 * points, whose value is announced whenever it moves: the browser's own live region, which works in browse mode too.
 */
export function Inspector(props: InspectorProps) {
  const { label, points, series, geometry, formatValue, children } = props;
  const [index, setIndex] = useState<number | null>(null);
  const last = points.length - 1;
  const shown = index === null ? null : Math.min(index, last);

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setIndex(geometry.indexAt(event.clientX - box.left));
  };
  const leave = (event: PointerEvent<HTMLDivElement>) => {
    if (document.activeElement !== event.currentTarget) setIndex(null);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && shown !== null) {
      event.stopPropagation();
      setIndex(null);
      return;
    }
    const next = nextIndex(event.key, shown, last);
    if (next === null) return;
    event.preventDefault();
    setIndex(next);
  };

  return (
    <div
      className={css.inspector}
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={label}
      aria-roledescription="chart"
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown ?? last}
      aria-valuetext={readOut(points, series, shown ?? last, formatValue)}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={leave}
      onKeyDown={move}
      onBlur={() => setIndex(null)}
    >
      {children}
      {shown === null ? null : <Cursor {...props} index={shown} />}
    </div>
  );
}

function spoken(value: number | null | undefined, formatValue: (value: number) => string): string {
  return value === null || value === undefined ? NO_DATA : formatValue(value);
}

function readOut(
  points: readonly ChartPoint[],
  series: readonly InspectedSeries[],
  index: number,
  formatValue: (value: number) => string,
): string {
  const values = series.map((each) => `${each.label} ${spoken(each.values[index], formatValue)}`);
  return `${detailOf(points[index])}: ${values.join(', ')}`;
}

/** How the drawing shows the value below the cursor. */
function shapeAt(
  cursor: InspectorProps['cursor'],
  point: ChartPoint | undefined,
  look: SeriesLook,
): SeriesMarkProps['shape'] {
  const isSoFar = point?.running === true && look !== 'faint';
  if (cursor === 'column') return isSoFar ? 'blockSoFar' : 'block';
  return isSoFar ? 'soFar' : 'lineAt';
}

interface CursorProps extends Omit<InspectorProps, 'children' | 'label'> {
  index: number;
}

/** Layers above the drawing that only ever move by transform, so that the drawing is not painted again. */
function Cursor({ index, points, series, geometry, formatValue, cursor }: CursorProps) {
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
        ? series.map(({ id, values, look }) => {
            const value = values[index];
            if (value === null || value === undefined) return null;
            return (
              <div
                key={id}
                className={css.cursorMark}
                style={{ transform: `translate(${x}px, ${geometry.y(value)}px)` }}
              >
                <SeriesMark
                  look={look}
                  shape={points[index]?.running === true && look !== 'faint' ? 'soFar' : 'point'}
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
          <div className={css.tooltipTitle}>{detailOf(points[index])}</div>
          {series.map(({ id, label, values, look }) => (
            <div key={id} className={css.tooltipRow}>
              <SeriesMark look={look} shape={shapeAt(cursor, points[index], look)} />
              <span>{label}</span>
              <span className={css.tooltipValue}>
                <Value value={values[index]} formatValue={formatValue} />
              </span>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
