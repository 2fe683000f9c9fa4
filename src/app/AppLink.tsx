import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '~/design-system';
import { preloadPath, redirects, routeOf } from './routes';

const isOurs = (pathname: string) => routeOf(pathname) !== undefined || pathname in redirects;

/** The path of an address inside the app, or null for anchors, files, mail addresses and other sites. */
export function appPathOf(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//')) return null;
  const pathname = href.split(/[?#]/, 1)[0] ?? '';
  return isOurs(pathname) ? pathname : null;
}

/** Every link of the design system: inside the app without a page load, and fetched ahead when it seems wanted. */
export function AppLink({
  href,
  onPointerEnter,
  onFocus,
  onTouchStart,
  children,
  ...rest
}: LinkComponentProps) {
  const pathname = appPathOf(href);
  if (pathname === null || rest.target === '_blank' || rest.download !== undefined) {
    return (
      <a href={href} {...(onFocus && { onFocus })} {...(onPointerEnter && { onPointerEnter })} {...rest}>
        {children}
      </a>
    );
  }
  const ahead = () => preloadPath(pathname);
  return (
    <Link
      to={href}
      onPointerEnter={(event) => {
        ahead();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        ahead();
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        ahead();
        onTouchStart?.(event);
      }}
      {...rest}
    >
      {children}
    </Link>
  );
}
