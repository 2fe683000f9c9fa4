import { useId } from 'react';
import { Badge, Icon, Stack, Text, Anchor, VisuallyHidden, type IconDrawing } from '~/design-system';
import * as css from './AppShell.css';

export interface NavItem {
  /** Where it leads. */
  href: string;
  label: string;
  icon: IconDrawing;
  /**
   * `exact`: active on this path only. `prefix`: also on paths below it.
   * @default 'prefix'
   */
  match?: 'exact' | 'prefix';
  /** Other paths on which this item counts as current, because they have no item of their own. */
  covers?: readonly string[];
  /** What waits there. Shown when it is more than zero. */
  count?: { value: number; label: string };
}

/** What stands below the navigation. */
export interface ShellFooter {
  name: string;
  /** For example 'Version 1.0.0'. */
  version: string;
  tagline: string;
}

export interface SidebarNavProps {
  /** The places, in the order shown. */
  items: readonly NavItem[];
  /** The path being shown, without query. */
  currentPath: string;
  /** What stands below the places. */
  footer: ShellFooter;
}

/** By whole segments, so that `/log` is no prefix of `/logs`. */
const isPrefix = (href: string, path: string) =>
  path === href || path.startsWith(href.endsWith('/') ? href : `${href}/`);

/**
 * How an item stands for a path (spec 2): `page` when it leads there, exactly or by prefix, `true` when the path belongs to
 * its place.
 */
export function ariaCurrentOf(
  { href, match = 'prefix', covers = [] }: Pick<NavItem, 'href' | 'match' | 'covers'>,
  path: string,
): 'page' | true | undefined {
  if (match === 'prefix' ? isPrefix(href, path) : path === href) return 'page';
  return covers.some((covered) => isPrefix(covered, path)) ? true : undefined;
}

/** Counts above 99 read `99+`: more digits would break the line. */
const shortCount = (value: number) => (value > 999 ? '999+' : String(value));

function Place({ item, currentPath }: { item: NavItem; currentPath: string }) {
  const { href, label, icon, count } = item;
  const countId = useId();
  const waiting = count && count.value > 0 ? count : null;
  return (
    <li className={css.place}>
      <Anchor
        href={href}
        className={css.item}
        aria-current={ariaCurrentOf(item, currentPath)}
        aria-describedby={waiting ? countId : undefined}
      >
        <Icon icon={icon} />
        <span>{label}</span>
      </Anchor>
      {waiting ? (
        // Beside the link, so that the count is no part of the link's name.
        <span className={css.itemCount} id={countId}>
          <Badge tone="serious">
            {shortCount(waiting.value)}
            <VisuallyHidden> {waiting.label}</VisuallyHidden>
          </Badge>
        </span>
      ) : null}
    </li>
  );
}

/** The places of the signed-in area, and the product's name and version below. */
export function SidebarNav({ items, currentPath, footer }: SidebarNavProps) {
  return (
    <nav className={css.nav} aria-label="Main">
      <ul className={css.list}>
        {items.map((item) => (
          <Place key={item.href} item={item} currentPath={currentPath} />
        ))}
      </ul>
      <div className={css.footer}>
        <Stack space="none">
          <Text size="caption" tone="subtle" weight="medium">
            {footer.name}
          </Text>
          <Text size="caption" tone="subtle">
            {footer.version}
          </Text>
          <Text size="caption" tone="subtle">
            {footer.tagline}
          </Text>
        </Stack>
      </div>
    </nav>
  );
}
