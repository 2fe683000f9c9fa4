declare module '@storybook/react/preset' {
  import type { CsfFile } from 'storybook/internal/csf-tools';

  type EnrichCsf = (csf: CsfFile, source: CsfFile) => Promise<void>;

  /** Creates the hook that prints each story's example. */
  export function experimental_enrichCsf(
    input: undefined,
    options: { presets: { apply: (name: string) => Promise<object> } },
  ): Promise<EnrichCsf | undefined>;
}
