import { contractJson } from './contractJson';

/** The OpenAPI document of the checkout; each caller gets a copy of its own to change. */
export function contractDocument(): Record<string, unknown> {
  // YAML anchors become shared objects, which the dereferencer would visit twice, so the document comes from text.
  return JSON.parse(contractJson) as Record<string, unknown>;
}
