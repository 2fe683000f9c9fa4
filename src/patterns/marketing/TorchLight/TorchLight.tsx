import * as css from './TorchLight.css';

/**
 * The light of a torch, falling off block by block around the middle of the box that it stands in and reaching beyond.
 * The box is positioned, isolated, and stays on marketing pages. Not a picture of anything: hidden from assistive
 * technology.
 */
export function TorchLight() {
  return <div className={css.light} aria-hidden="true" />;
}
