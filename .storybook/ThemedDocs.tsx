import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { followAnchor } from './followAnchor';
import { initialGlobals } from './globals';
import { surfaces } from './themes.css';
import { useBrand, useTheme } from './useTheme';

// Stories on a docs page don't run their play function or axe, so those in frames must not either.
Object.assign(window, { PREVIEW_URL: 'iframe.html?embed=true&globals=a11y.manual:!true' });

interface Chosen {
  theme: string;
  brand: string;
}

function readAddress(): Chosen {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  const read = (name: keyof Chosen): string =>
    new RegExp(`(?:^|;)${name}:(\\w+)`).exec(globals)?.[1] ?? initialGlobals[name];
  return { theme: read('theme'), brand: read('brand') };
}

/** A docs page in the brand and the theme that the toolbar shows. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState(readAddress);
  const theme = useTheme(chosen.theme);
  const brand = useBrand(chosen.brand);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals?: Partial<Chosen> }) =>
      setChosen({ theme: initialGlobals.theme, brand: initialGlobals.brand, ...globals });
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  useEffect(followAnchor, []);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['brand'] = brand;
  }, [theme, brand]);
  return (
    <DocsContainer context={context} theme={surfaces[brand][theme]}>
      {children}
    </DocsContainer>
  );
}
