import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { brands } from './brand';
import { initialGlobals } from './globals';
import { useTheme } from './useTheme';

// Stories on a docs page don't run their play function or axe, so those in frames must not either.
Object.assign(window, { PREVIEW_URL: 'iframe.html?embed=true&globals=a11y.manual:!true' });

function readThemeFromAddress(): string {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  return /(?:^|;)theme:(\w+)/.exec(globals)?.[1] ?? initialGlobals.theme;
}

/** A docs page in the theme that the toolbar shows. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState(readThemeFromAddress);
  const theme = useTheme(chosen);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals?: { theme?: string } }) =>
      setChosen(globals?.theme ?? initialGlobals.theme);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={brands[theme]}>
      {children}
    </DocsContainer>
  );
}
