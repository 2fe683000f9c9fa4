import { LinePath } from '@visx/shape';
import { visibleIndexes } from '../downsample';
import { measureValues } from '../frame/geometry';
import * as css from './Sparkline.css';

export interface SparklineProps {
  /** What the line shows and how it went, in words: nobody can read values off it. */
  label: string;
  /** First to last; `null` is a gap. */
  values: readonly (number | null)[];
}

/** Units of the drawing; it is stretched to its box, the stroke is not. */
const WIDTH = 96;
const HEIGHT = 24;
const EDGE = 2;

/** The shape of a development in the space of a word. Not for reading values: that is `LineChart`. */
export function Sparkline({ label, values }: SparklineProps) {
  const { max } = measureValues([{ values }]);
  const last = values.length - 1;
  const x = (index: number) => (last > 0 ? EDGE + (index / last) * (WIDTH - 2 * EDGE) : WIDTH / 2);
  const y = (index: number) => HEIGHT - EDGE - ((values[index] ?? 0) / (max || 1)) * (HEIGHT - 2 * EDGE);
  const indexes = visibleIndexes(values, WIDTH);
  const newest = values.findLastIndex((value) => value !== null);
  return (
    <svg className={css.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <LinePath data={indexes} defined={(index) => index >= 0} x={x} y={y} className={css.line} />
      {newest >= 0 ? (
        <rect
          className={css.end}
          x={x(newest) - EDGE}
          y={y(newest) - EDGE}
          width={2 * EDGE}
          height={2 * EDGE}
        />
      ) : null}
    </svg>
  );
}
