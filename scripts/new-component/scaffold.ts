/** A file to write, its path from the repository's root. */
export interface ScaffoldFile {
  path: string;
  content: string;
}

/** The name cannot be used; the message is one sentence. */
export class NameFault extends Error {
  override name = 'NameFault';
}

const taken = new Set([
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

/** @throws {NameFault} unless the name can be a component, a folder and a story title at once */
export function checkName(name: string | undefined): asserts name is string {
  if (name === undefined || name === '')
    throw new NameFault('Name the component: npm run new:component Name');
  if (!/^[A-Z][A-Za-z0-9]{1,39}$/.test(name)) {
    throw new NameFault(
      `"${name}" is no component name: write two to forty letters and digits in PascalCase, such as StatCard.`,
    );
  }
  if (taken.has(name))
    throw new NameFault(`"${name}" means something else in JavaScript or React; choose another name.`);
}

const firstLower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The files of a new component: the smallest ones that follow the conventions. */
export function scaffold(name: string): readonly ScaffoldFile[] {
  const list = `${name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase()}_VARIANTS`;
  const component = `import type { ReactNode } from 'react';
import * as css from './${name}.css';

/** Looks of a ${name}, by meaning. */
export const ${list} = ['plain', 'quiet'] as const;
export type ${name}Variant = (typeof ${list})[number];

export interface ${name}Props {
  /** What it is about. */
  children: ReactNode;
  /**
   * How much attention it asks for.
   * @default 'plain'
   */
  variant?: ${name}Variant;
}

/** One sentence: what a ${name} is for, and what it is not. */
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

const ${firstLower(name)} = style({ padding: vars.space.medium, color: vars.color.text.default });

export const variant = styleVariants({
  plain: [${firstLower(name)}],
  quiet: [${firstLower(name)}, { color: vars.color.text.muted }],
});
`;
  const stories = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${list}, ${name}, Stack } from '~/design-system';

const meta = {
  title: 'Design system/${name}',
  component: ${name},
  tags: ['experimental'],
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ExtremeText: Story = {
  args: { children: 'A text that is much longer than anybody expected when this component was drawn' },
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
  const folder = `src/design-system/${name}`;
  return [
    { path: `${folder}/${name}.tsx`, content: component },
    { path: `${folder}/${name}.css.ts`, content: styles },
    { path: `stories/design-system/${name}.stories.tsx`, content: stories },
  ];
}

/**
 * The design system's index with the new component's exports in their alphabetical place.
 *
 * @param index text of src/design-system/index.ts
 */
export function withExport(index: string, name: string): string {
  const list = `${name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase()}_VARIANTS`;
  const line = `export { ${list}, ${name}, type ${name}Props, type ${name}Variant } from './${name}/${name}';\n`;
  const components = [...index.matchAll(/^export [^;]*? from '\.\/(?:[a-z]+\/)*([A-Z]\w*)\/\1';\n/gm)];
  const after = components.find(([, other]) => other !== undefined && other > name);
  const at = after?.index ?? index.length;
  return index.slice(0, at) + line + index.slice(at);
}
