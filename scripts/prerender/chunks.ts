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
        'NoValue',
        'ScrollRegion',
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
        'x',
      ),
      folders('contract', ['limits', 'enums', 'truncateText']),
      folders('domain', ['numbers', 'action', 'labelled', 'noValue']),
      folders('patterns', ['ThemeSwitch']),
      folders('app', ['paths', 'ThemeChoice', 'VerificationReminder']),
      String.raw`/src/session/(?!token|notice|keptDraft|useLeaveGuard)`,
    ),
  },
  { name: 'plans', test: either(folders('contract', ['plans']), folders('domain', ['plan'])) },
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
      folders('contract', ['shapes']),
      folders('api', ['answers', 'client', 'errors', 'live/presenceKey', 'ownDecisions', 'session', 'tier']),
    ),
  },
  {
    name: 'forms',
    test: either(
      folders('design-system', ['Checkbox', 'DescriptionList', 'Field', 'TextArea', 'TextField']),
      folders('patterns', ['useForm']),
      folders('domain', ['form']),
      folders('api', ['singleFlight', 'useCall']),
    ),
  },
  {
    name: 'sign-in',
    test: either(
      folders('design-system', ['PasswordField']),
      folders('patterns', ['AuthCard', 'AuthShell']),
      folders('contract', ['account-rules']),
      folders('session', ['token', 'notice']),
      folders('api', ['auth']),
    ),
  },
  {
    name: 'app',
    test: either(
      packages('react-router', 'react-router-dom'),
      packages('@tanstack'),
      packages('@visx', 'd3-[a-z]+', 'classnames'),
      '/src/charts/(?!BarChart|AreaChart|Sparkline)',
      String.raw`/src/app/(?!entry|site/|ResendBanner|shell/(?:Commands|Help|LateFailureNotice|NewSecretNotices))`,
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
      ),
    ),
  },
  {
    name: 'parts',
    test: either(
      folders('design-system', [
        'ConfirmDialog/ConfirmDialog',
        'Dialog/Dialog',
        'EmptyState',
        'IconButton',
        'RadioGroup',
        'Switch',
        'Table',
      ]),
      folders('patterns', ['ConfidenceBadge', 'SeverityBadge']),
      folders('domain', ['assessment']),
      folders('api', ['askAgain', 'saveFile']),
    ),
  },
  {
    name: 'secrets',
    test: either(
      folders('api', ['lateFailure', 'newKey', 'newSecret', 'newWebhook']),
      folders('session', ['keptDraft']),
    ),
  },
  {
    name: 'radix',
    test: packages(
      String.raw`@radix-ui/(?:primitive|number|react-(?:collection|compose-refs|context|direction|id|presence|primitive|slot|use-[a-z-]+))`,
    ),
  },
  {
    name: 'dialog',
    test: either(
      packages(
        String.raw`@radix-ui/react-(?:alert-dialog|dialog|dismissable-layer|focus-guards|focus-scope|portal)`,
        'aria-hidden',
        'react-remove-scroll(?:-bar)?',
        'react-style-singleton',
        'use-(?:callback-ref|sidecar)',
        'get-nonce',
        'tslib',
      ),
      folders('design-system', ['Dialog/DialogPanel', 'Dialog/Dialog.css', 'ConfirmDialog/ConfirmPanel']),
    ),
  },
  {
    name: 'popper',
    test: packages(String.raw`@radix-ui/react-(?:popper|arrow|visually-hidden)`, '@floating-ui'),
  },
];

export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));

/** Files that are there whenever one of the app's own asks for another. */
const ALWAYS_THERE = /^assets\/(?:rolldown-runtime|preload-helper|react|base|account|app)-/;

/** What a file names to be fetched along with one it asks for. The list stands in every first load, so it is kept short. */
export const fetchedAlong = (_file: string, files: string[], { hostId }: { hostId: string }): string[] =>
  hostId.startsWith('assets/app-') ? files.filter((file) => !ALWAYS_THERE.test(file)) : files;
