import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../root';

/** The OpenAPI document of the checkout. The built server holds what this answered when it was built. */
export function contractDocument(): Record<string, unknown> {
  const text = readFileSync(join(projectRoot, 'openapi', 'torchward.yaml'), 'utf8');
  // Anchors become shared objects, which the dereferencer would walk into twice.
  return JSON.parse(JSON.stringify(parse(text))) as Record<string, unknown>;
}
