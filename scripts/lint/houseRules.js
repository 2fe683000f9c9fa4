/** This project's rules as patterns of the syntax tree. tests/architecture proves each with a bad file. */

const cssColours = String.raw`/#[0-9a-fA-F]{3,8}\b|\b(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color-mix)\(/`;
const cssLengths = String.raw`/(^|[^a-zA-Z0-9.])-?(?!(0|1)px)([0-9]*\.)?[0-9]+(px|rem|em|ch)\b/`;
const namedColours = String.raw`/^(white|black|gr[ae]y|red|green|blue|yellow|orange|purple|teal|cyan|magenta|pink)$/`;

const forbidInText = (/** @type {string} */ pattern, /** @type {string} */ message) => [
  { selector: `Literal[value=${pattern}]`, message },
  { selector: `TemplateElement[value.raw=${pattern}]`, message },
];

/** For style sheets outside the theme. */
export const tokensOnly = [
  ...forbidInText(
    cssColours,
    'A colour comes from the theme (vars.color…); the theme is the only place with raw colours.',
  ),
  ...forbidInText(
    cssLengths,
    'A length comes from the theme (vars.space…, lengths…); only 0 and a 1px border are written out.',
  ),
  {
    selector: `Property > Literal[value=${namedColours}]`,
    message: 'A colour comes from the theme (vars.color…).',
  },
];

const LOOK_PROPS = '/^(className|style)$/';

/** For components: callers choose a variant and never pass styles. */
export const NO_STYLE_PROPS = [
  {
    selector: `TSInterfaceDeclaration[id.name=/Props$/] TSPropertySignature[key.name=${LOOK_PROPS}]`,
    message: 'No className or style prop: add a variant to the component instead.',
  },
  {
    selector: `TSTypeAliasDeclaration[id.name=/Props$/] TSPropertySignature[key.name=${LOOK_PROPS}]`,
    message: 'No className or style prop: add a variant to the component instead.',
  },
  {
    selector:
      'ExportNamedDeclaration > TSInterfaceDeclaration[id.name=/Props$/] > TSInterfaceHeritage > Identifier[name=/^(HTMLAttributes|.+HTMLAttributes|SVGProps|SVGAttributes|ComponentProps.*)$/]',
    message: 'Inheriting all HTML attributes lets className and style in: name the props that callers need.',
  },
];

/** For screens and the app: they compose catalogued components and have no styles of their own. */
export const NO_STYLES_OUTSIDE_PARTS = [
  {
    selector: `JSXAttribute[name.name=${LOOK_PROPS}]`,
    message: 'Screens have no style of their own: use a layout component or add a variant.',
  },
];

/** For every file. */
export const RULES_FOR_ALL_FILES = [
  {
    selector: 'TSEnumDeclaration',
    message: 'Use an `as const` list: it is erasable and can be looped over.',
  },
  {
    selector: 'JSXAttribute[name.name="target"] Literal[value="_blank"]',
    message: 'Use Link with `newTab`: it also keeps our address from the other site.',
  },
  {
    selector: 'CallExpression > MemberExpression[property.name=/^unroute(All)?$/]',
    message:
      'Use answerCalls and its letThrough: Playwright loses what a page fetches while a route is removed.',
  },
];
