import type { ChartPoint } from '~/charts';
import { formatBucket, formatBucketFull } from '~/domain';
import { analytics } from '~/fixtures';

type State = keyof typeof analytics;
type Field = 'messages' | 'violations' | 'actions' | 'unique_players' | 'avg_response_time_ms';

/** Returns the horizontal axis of a fixture. */
export function toPoints(state: State): ChartPoint[] {
  return analytics[state].data.map(({ date }) => ({
    label: formatBucket(date, 'UTC'),
    detail: formatBucketFull(date, 'UTC'),
  }));
}

/** Lists one field of a fixture over time. */
export function listValues(state: State, field: Field): number[] {
  return analytics[state].data.map((point) => point[field]);
}

/** Creates a long, rough series, the same on every run. */
export function createLongSeries(length: number): { points: ChartPoint[]; values: number[] } {
  const points = Array.from({ length }, (_, index) => ({ label: `#${index + 1}` }));
  const values = points.map((_, index) =>
    Math.round(
      4_000 +
        2_600 * Math.sin(index / 310) +
        900 * Math.sin(index * 12.9898) +
        (index % 97 === 0 ? 4_000 : 0),
    ),
  );
  return { points, values };
}
