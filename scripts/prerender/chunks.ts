const folders = (root: string, names: readonly string[]) =>
  new RegExp(String.raw`/src/${root}/(${names.join('|')})(/|\.)`);

/**
 * What first loads share, in few files. Left to itself, the bundler makes one file for each set of pages that share a
 * module: thirty small requests where five do.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'base',
    priority: 2,
    test: folders('design-system', [
      'Badge',
      'Button',
      'Heading',
      'Link',
      'Logo',
      'Spinner',
      'Text',
      'VisuallyHidden',
      'layout',
      'theme',
      'tone',
      'utilities',
      'Icon/Icon',
    ]),
  },
  {
    name: 'facts',
    priority: 2,
    test: /\/src\/(contract\/(plans|limits|enums)|domain\/(numbers|plan|action|labelled))/,
  },
  { name: 'reading', priority: 2, test: folders('patterns', ['CheckList', 'MarketingShell', 'PlanCard']) },
  { name: 'reading', priority: 2, test: folders('api', ['settings']) },
  {
    name: 'forms',
    priority: 1,
    test: folders('design-system', ['Alert', 'Checkbox', 'Field', 'PasswordField', 'TextField']),
  },
  { name: 'forms', priority: 1, test: folders('patterns', ['AuthCard', 'AuthShell', 'useForm']) },
  {
    name: 'forms',
    priority: 1,
    test: folders('api', ['auth', 'client', 'errors', 'session', 'tier', 'useCall']),
  },
  { name: 'forms', priority: 1, test: /node_modules\/openapi-fetch\// },
];
