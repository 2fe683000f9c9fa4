/**
 * Indexes of about `budget` values to draw, including the first and last of each run without gaps.
 * -1 separates two runs.
 *
 * Largest triangle three buckets, from Sveinn Steinarsson, "Downsampling Time Series for Visual Representation"
 * (University of Iceland, 2013): it keeps from each bucket the point that forms the largest triangle with the previously
 * kept point and the mean of the next bucket, so peaks survive.
 */
export function chooseVisibleIndexes(values: readonly (number | null)[], budget: number): number[] {
  const kept: number[] = [];
  let start = 0;
  while (start < values.length) {
    if (values[start] === null) {
      start += 1;
      continue;
    }
    let end = start + 1;
    while (end < values.length && values[end] !== null) end += 1;
    if (kept.length > 0) kept.push(-1);
    const share = Math.max(2, Math.round((budget * (end - start)) / values.length));
    keepLargestTriangles(values as readonly number[], start, end, share, kept);
    start = end;
  }
  return kept;
}

/** Adds the kept indexes of `values[start, end)` to `kept`. */
function keepLargestTriangles(
  values: readonly number[],
  start: number,
  end: number,
  budget: number,
  kept: number[],
): void {
  const count = end - start;
  if (count <= budget || budget < 3) {
    const step = count <= budget ? 1 : count - 1;
    for (let index = start; index < end; index += step) kept.push(index);
    return;
  }
  const valueAt = (index: number) => values[index] ?? 0;
  const size = (count - 2) / (budget - 2);
  let previous = start;
  kept.push(previous);
  for (let bucket = 0; bucket < budget - 2; bucket += 1) {
    const from = start + 1 + Math.floor(bucket * size);
    const to = start + 1 + Math.floor((bucket + 1) * size);
    const nextTo = Math.min(end, start + 1 + Math.floor((bucket + 2) * size));
    let mean = 0;
    for (let index = to; index < nextTo; index += 1) mean += valueAt(index);
    mean /= nextTo - to;
    const meanIndex = (to + nextTo - 1) / 2;
    let largest = -1;
    let chosen = from;
    for (let index = from; index < to; index += 1) {
      const doubled = Math.abs(
        (previous - meanIndex) * (valueAt(index) - valueAt(previous)) -
          (previous - index) * (mean - valueAt(previous)),
      );
      if (doubled > largest) {
        largest = doubled;
        chosen = index;
      }
    }
    kept.push(chosen);
    previous = chosen;
  }
  kept.push(end - 1);
}
