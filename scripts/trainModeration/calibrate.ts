/** A score by a model that had not seen the line, and the line's label. */
export interface Scored {
  logOdds: number;
  label: number;
}

/** Whole steps overshoot where few lines are near the border. */
const DAMPING = 0.3;

/**
 * Finds the slope and the intercept that turn a model's log odds into those of the measured frequency: Platt's scaling,
 * by damped Newton steps.
 */
export function fitCalibration(scored: readonly Scored[]): [number, number] {
  let slope = 0.5;
  let intercept = 0;
  for (let step = 0; step < 200; step += 1) {
    let [gradientSlope, gradientIntercept, curveSlope, curveIntercept, curveBoth] = [0, 0, 1e-6, 1e-6, 0];
    for (const { logOdds, label } of scored) {
      const p = 1 / (1 + Math.exp(-(slope * logOdds + intercept)));
      const error = p - label;
      const curve = p * (1 - p);
      gradientSlope += error * logOdds;
      gradientIntercept += error;
      curveSlope += curve * logOdds * logOdds;
      curveIntercept += curve;
      curveBoth += curve * logOdds;
    }
    const determinant = curveSlope * curveIntercept - curveBoth * curveBoth;
    slope -= (DAMPING * (curveIntercept * gradientSlope - curveBoth * gradientIntercept)) / determinant;
    intercept -= (DAMPING * (curveSlope * gradientIntercept - curveBoth * gradientSlope)) / determinant;
  }
  return [slope, intercept];
}
