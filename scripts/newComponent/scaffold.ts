import { toPageIdPrefix } from '../catalogueText/pageId';
import { DESIGN_SYSTEM_VERSION } from '../package/manifest';

/** A file to write, its path from the repository's root. */
export interface ScaffoldFile {
  path: string;
  content: string;
}

/** The developer can't use the name; the message says why in one sentence. */
export class InvalidNameError extends Error {
  override name = 'InvalidNameError';
}

const RESERVED_NAMES = new Set([
  'Component',
  'Fragment',
  'Object',
  'Array',
  'String',
  'Number',
  'Boolean',
  'Symbol',
  'Error',
]);

export const NEW_COMPONENT_USAGE = 'Name the component: npm run new:component Name';

/** @throws {InvalidNameError} unless the name suits a component, a folder and a story title */
export function checkName(name: string | undefined): asserts name is string {
  if (name === undefined || name === '') throw new InvalidNameError(NEW_COMPONENT_USAGE);
  if (!/^[A-Z][A-Za-z0-9]{1,39}$/.test(name)) {
    throw new InvalidNameError(
      `"${name}" is no component name: write two to forty letters and digits in PascalCase, such as StatCard.`,
    );
  }
  if (RESERVED_NAMES.has(name))
    throw new InvalidNameError(`"${name}" means something else in JavaScript or React; choose another name.`);
}

/** Sentences that the author replaces; the catalogue test refuses a component that still has one. */
export const PLACEHOLDERS = {
  purpose: 'One sentence: what it is for, and what it is not.',
  use: 'When to take it, in one sentence.',
  plain: 'What it is for.',
  quiet: 'Where it should be noticed less.',
} as const;

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Returns the smallest files of a component that follow the conventions. */
export function scaffold(name: string): readonly ScaffoldFile[] {
  const list = `${name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase()}_VARIANTS`;
  const component = `import type { ReactNode } from 'react';
import * as css from './${name}.css';

/** Variants of ${name}, by meaning. */
export const ${list} = ['plain', 'quiet'] as const;
export type ${name}Variant = (typeof ${list})[number];

export interface ${name}Props {
  /** The text or the parts that it shows. */
  children: ReactNode;
  /**
   * How much attention it asks for.
   * @default 'plain'
   */
  variant?: ${name}Variant | undefined;
}

/** ${PLACEHOLDERS.purpose} */
export function ${name}({ children, variant = 'plain' }: ${name}Props) {
  return (
    <div className={css.variant[variant]} data-variant={variant}>
      {children}
    </div>
  );
}
`;
  const styles = `import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme';

const ${lowerFirst(name)} = style({ padding: vars.space.medium, color: vars.color.text.default });

export const variant = styleVariants({
  plain: [${lowerFirst(name)}],
  quiet: [${lowerFirst(name)}, { color: vars.color.text.muted }],
});
`;
  const stories = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${list}, ${name}, Stack } from '~/design-system';
import { create${name}Guide } from './guides/${lowerFirst(name)}Guide';

const meta = {
  title: 'Data display/${name}',
  id: '${toPageIdPrefix(`Design system/${name}`)}',
  component: ${name},
  tags: ['experimental', 'since-${DESIGN_SYSTEM_VERSION.replace(/\.\d+$/, '')}'],
  args: { children: '${name}' },
  parameters: { guide: create${name}Guide },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ExtremeText: Story = {
  args: { children: 'A text that is much longer than the texts that this component was designed for' },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack space="small">
      {${list}.map((variant) => (
        <${name} key={variant} {...args} variant={variant}>
          {variant}
        </${name}>
      ))}
    </Stack>
  ),
};
`;
  const guide = `import { type ${list}, ${name} } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const variantUses = {
  plain: '${PLACEHOLDERS.plain}',
  quiet: '${PLACEHOLDERS.quiet}',
} satisfies Record<(typeof ${list})[number], string>;

export const create${name}Guide = (): Guide => ({
  use: '${PLACEHOLDERS.use}',
  avoid: [{ when: 'For plain words', take: 'Design system/Text' }],
  variants: [
    drawVariants('variant', variantUses, (value) => <${name} variant={value}>${name}</${name}>),
  ],
});
`;
  const folder = `src/design-system/${name}`;
  return [
    { path: `${folder}/${name}.tsx`, content: component },
    { path: `${folder}/${name}.css.ts`, content: styles },
    { path: `stories/design-system/${name}.stories.tsx`, content: stories },
    { path: `stories/design-system/guides/${lowerFirst(name)}Guide.tsx`, content: guide },
  ];
}

/**
 * The design system's index with the new component's exports in their alphabetical place.
 *
 * @param index text of src/design-system/index.ts
 */
export function addExport(index: string, name: string): string {
  const list = `${name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase()}_VARIANTS`;
  const line = `export { ${list}, ${name}, type ${name}Props, type ${name}Variant } from './${name}/${name}';\n`;
  const components = [...index.matchAll(/^export [^;]*? from '\.\/(?:[a-z]+\/)*([A-Z]\w*)\/\1';\n/gm)];
  const after = components.find(([, other]) => other !== undefined && other > name);
  const at = after?.index ?? index.length;
  return index.slice(0, at) + line + index.slice(at);
}
