import { buildIfStale, designSystem } from '../../scripts/build/artefacts.mjs';

/** Builds the package if it is stale. */
export default function prepare(): void {
  buildIfStale(designSystem);
}
