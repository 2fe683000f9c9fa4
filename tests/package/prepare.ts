import { designSystem } from '../../scripts/build/artefacts.mjs';
import { buildIfStale } from '../support/buildIfStale';

/** Builds the package if it is stale. */
export default function prepare(): void {
  buildIfStale(designSystem);
}
