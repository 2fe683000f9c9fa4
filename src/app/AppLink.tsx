import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkComponentProps } from '~/design-system';
import { preloadScreen, redirects, findRoute } from './routes';

const isAppPath = (pathname: string) => findRoute(pathname) !== undefined || pathname in redirects;

/** Returns the path of an address inside the app, or null for anchors, files, mail addresses and other sites. */
export function toAppPath(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//')) return null;
  const pathname = href.split(/[?#]/, 1)[0] ?? '';
  return isAppPath(pathname) ? pathname : null;
}

/** The design system's links inside the app: no page load, and the screen's code is fetched on hover or focus. */
export function AppLink(props: LinkComponentProps) {
  const { href, children, ...rest } = props;
  const pathname = toAppPath(href);
  if (pathname === null || rest.target === '_blank' || rest.download !== undefined) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return <RoutedLink {...props} pathname={pathname} />;
}

/** A link to a screen. The router's own `Link` would add the code of its data loading to the first files. */
function RoutedLink({
  href,
  pathname,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  children,
  ...rest
}: LinkComponentProps & { pathname: string }) {
  const onRoutedClick = useLinkClickHandler(href);
  const preload = () => void preloadScreen(pathname);
  return (
    <a
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onRoutedClick(event);
      }}
      onPointerEnter={(event) => {
        preload();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        preload();
        onTouchStart?.(event);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
