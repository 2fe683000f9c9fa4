import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../root';

/** The OpenAPI document of the checkout. */
export function contractDocument(): Record<string, unknown> {
  const text = readFileSync(join(projectRoot, 'openapi', 'torchward.yaml'), 'utf8');
  // YAML anchors become shared objects, which the dereferencer would visit twice.
  return JSON.parse(JSON.stringify(parse(text))) as Record<string, unknown>;
}
