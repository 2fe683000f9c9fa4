import { getAccessOfPath } from '../../../src/contract/access';
import { appPaths } from '../../../src/contract/appPaths';

/** The paths of the screens in the shell. */
export const SHELL_SCREENS = Object.values(appPaths).filter((path) => getAccessOfPath(path) === 'subscribed');

/** The window widths at which no screen may move what it shows. */
export const WIDTHS = [360, 412, 768, 1280];
