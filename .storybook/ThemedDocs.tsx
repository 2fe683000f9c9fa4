import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { brands } from './brand';
import { initialGlobals } from './globals';

type ThemeName = keyof typeof brands;

function themeOf(globals: Record<string, unknown> | undefined): ThemeName {
  return globals?.['theme'] === 'dark' ? 'dark' : 'light';
}

function themeInAddress(): ThemeName {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  return globals.includes('theme:dark') ? 'dark' : initialGlobals.theme;
}

/** A docs page in the theme that the toolbar shows. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeInAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals?: Record<string, unknown> }) => setTheme(themeOf(globals));
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={brands[theme]}>
      {children}
    </DocsContainer>
  );
}
