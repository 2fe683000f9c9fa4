import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../root';

let json: string | undefined;

/** The OpenAPI document of the checkout, read once a process; each caller gets a copy of its own to change. */
export function contractDocument(): Record<string, unknown> {
  // YAML anchors become shared objects, which the dereferencer would visit twice.
  json ??= JSON.stringify(parse(readFileSync(join(projectRoot, 'openapi', 'torchward.yaml'), 'utf8')));
  return JSON.parse(json) as Record<string, unknown>;
}
