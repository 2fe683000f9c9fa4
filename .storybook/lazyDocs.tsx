import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { parameters } from '@storybook/addon-docs/preview';
import { lazy, type ComponentProps, type PropsWithChildren } from 'react';

const { docs } = parameters as { docs: { renderer: () => Promise<unknown> } };

const importPage = () => import('./ComponentPage');
const importContainer = () => import('./ThemedDocs');
const importStory = () => import('./IdleStory');

const Page = lazy(async () => ({ default: (await importPage()).ComponentPage }));
const Container = lazy(async () => ({ default: (await importContainer()).ThemedDocs }));
const Story = lazy(async () => ({ default: (await importStory()).IdleStory }));

/** `ComponentPage`, loaded by documentation pages alone: stories and frames need none of Storybook's blocks. */
export function LazyComponentPage() {
  return <Page />;
}

/** `ThemedDocs`, loaded by documentation pages alone. */
export function LazyThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  return <Container {...props} />;
}

/** `IdleStory`, loaded by documentation pages alone. */
export function LazyIdleStory(props: ComponentProps<typeof Story>) {
  return <Story {...props} />;
}

/** Loads what a documentation page needs beside its stories, before Storybook asks for it. */
export function preloadDocs(): void {
  if (new URLSearchParams(window.location.search).get('viewMode') !== 'docs') return;
  void importPage();
  void importContainer();
  void importStory();
  void docs.renderer();
}
