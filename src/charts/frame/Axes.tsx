import { memo } from 'react';
import * as css from './frame.css';
import type { Geometry } from './geometry';

export interface AxesProps {
  geometry: Geometry;
}

/**
 * Grid lines, values at the start, labels below. @visx/axis can't omit labels that would overlap, creates an element per
 * line, and weighs 7 kB.
 */
export const Axes = memo(function Axes({ geometry }: AxesProps) {
  const { plot, yTicks, xTicks, height, fontSize } = geometry;
  return (
    <>
      <path className={css.grid} d={yTicks.map(({ at }) => `M${plot.left} ${at}H${plot.right}`).join('')} />
      {yTicks.map(({ at, text }) => (
        <text key={at} className={css.yLabel} data-axis="y" x={plot.left - fontSize * 0.75} y={at}>
          {text}
        </text>
      ))}
      {xTicks.map(({ at, text }) => (
        <text key={at} className={css.xLabel} data-axis="x" x={at} y={height - fontSize * 0.4}>
          {text}
        </text>
      ))}
    </>
  );
});
