import { contractJson } from './contractJson';

/** The OpenAPI document from the repository's files; each caller gets a copy of its own to change. */
export function copyContractDocument(): Record<string, unknown> {
  // YAML anchors become shared objects, which the dereferencer would visit twice, so the document comes from text.
  return JSON.parse(contractJson) as Record<string, unknown>;
}
