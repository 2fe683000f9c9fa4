const folders = (root: string, names: readonly string[]) =>
  String.raw`/src/${root}/(?:${names.join('|')})(?:/|\.)`;
const packages = (...names: readonly string[]) => String.raw`/node_modules/(?:${names.join('|')})/`;
const icons = (...names: readonly string[]) =>
  String.raw`/lucide-react/dist/esm/icons/(?:${names.join('|')})\.`;
const either = (...sources: readonly string[]) => new RegExp(sources.join('|'));

/**
 * What first loads share, in few files. Left to itself, the bundler makes one file for each set of pages that share a
 * module: fifty small requests where eight do, and small files compress badly.
 *
 * A module goes to the first group that names it. A group may need those above it, never one below, or public pages
 * would load what only the app needs.
 */
const groups = [
  { name: 'react', test: either(packages('react', 'react-dom', 'scheduler'), 'rolldown/runtime') },
  {
    name: 'base',
    test: either(
      folders('design-system', [
        'Alert',
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
      String.raw`/lucide-react/dist/esm/(?!icons/|lucide-react)`,
      icons(
        'arrow-right',
        'check',
        'chevron-down',
        'circle-(?:check|exclamation-point|x)',
        'credit-card',
        'info',
        'menu',
        'pause',
        'play',
        'trash',
        'triangle-.*',
      ),
      folders('contract', ['plans', 'limits', 'enums']),
      folders('domain', ['numbers', 'plan', 'action', 'labelled']),
      folders('patterns', ['ThemeSwitch']),
      folders('app', ['paths', 'ThemeChoice', 'VerificationReminder']),
      String.raw`/src/session/(?!token|notice)`,
    ),
  },
  {
    name: 'reading',
    test: either(
      folders('patterns', ['CheckList', 'MarketingShell', 'PlanCard']),
      folders('api', ['settings']),
    ),
  },
  {
    name: 'account',
    test: either(
      packages('openapi-fetch'),
      folders('api', ['auth', 'client', 'errors', 'session', 'tier', 'singleFlight', 'useCall']),
    ),
  },
  {
    name: 'forms',
    test: either(
      folders('design-system', ['Checkbox', 'Field', 'PasswordField', 'TextField']),
      folders('patterns', ['AuthCard', 'AuthShell', 'useForm']),
      folders('domain', ['form']),
      folders('contract', ['account-rules']),
      folders('session', ['token', 'notice']),
    ),
  },
  {
    name: 'app',
    test: either(
      packages('react-router', 'react-router-dom'),
      // Writing is for the screens that have something to save.
      String.raw`/node_modules/@tanstack/(?!.*/(?:useMutation|mutationObserver)\.)`,
      packages('@visx', 'd3-[a-z]+', 'classnames'),
      '/src/charts/(?!BarChart|AreaChart|Sparkline)',
      String.raw`/src/app/(?!entry|site/|ResendBanner|shell/(?:Commands|Help))`,
      folders('domain', ['time', 'trend', 'loadable', 'identity', 'status', 'subscription']),
      folders('design-system', [
        'Card',
        'DropdownMenu/(?:DropdownMenu|menuParts)',
        'Kbd',
        'ProgressBar',
        'Skeleton',
        'StatCard',
        'Timestamp',
        'Tooltip/Tooltip',
        'overlay',
      ]),
      folders('patterns', [
        'ActionBadge',
        'AppShell',
        'ChartCard',
        'CommandTrigger',
        'LabelledFigure',
        'PanelState',
        'StatCardGrid',
        'TierBadge',
        'TrendText',
        'UserMenu',
      ]),
      folders('api', ['dashboard', 'pendingCount', 'queryClient']),
      icons(
        'book-open',
        'chart-line',
        'gavel',
        'inbox',
        'key-round',
        'layout-dashboard',
        'life-buoy',
        'panel-left',
        'refresh-cw',
        'rotate-ccw',
        'scroll-text',
        'search',
        'sliders-horizontal',
        'users',
        'x',
      ),
    ),
  },
];

export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
