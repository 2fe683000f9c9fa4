/** The paths of the screens in the shell. */
export const SHELL_SCREENS = [
  '/dashboard',
  '/logs',
  '/review',
  '/analytics',
  '/players',
  '/api-keys',
  '/config',
  '/config/servers',
  '/usage',
  '/documentation',
  '/support',
  '/subscription',
];

/** The window widths at which no screen may move what it shows. */
export const WIDTHS = [360, 412, 768, 1280];
