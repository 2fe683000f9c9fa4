import { memo, useId } from 'react';
import { Badge, Icon, Stack, Text, Anchor, VisuallyHidden, type IconDrawing } from '~/design-system';
import * as css from './AppShell.css';

export interface NavItem {
  /** The address it links to. */
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
  /** Number of review items that wait on that screen; hidden at 0. */
  count?: { value: number; label: string };
}

/** The lines below the navigation. */
export interface ShellFooterText {
  name: string;
  /** For example 'Version 1.0.0'. */
  version: string;
  tagline: string;
}

export interface SidebarNavProps {
  /** The items, in the order shown. */
  items: readonly NavItem[];
  /** The current path, without query. */
  currentPath: string;
  /** The product's name, version and tagline, which stand below the items. */
  footer: ShellFooterText;
}

/** Compares whole segments, so that `/log` is no prefix of `/logs`. */
const isPrefix = (href: string, path: string) =>
  path === href || path.startsWith(href.endsWith('/') ? href : `${href}/`);

/**
 * `aria-current` of an item: `page` on the item's own path, by default also below it; `true` on a path of `covers` or
 * below one.
 */
export function computeAriaCurrent(
  { href, match = 'prefix', covers = [] }: Pick<NavItem, 'href' | 'match' | 'covers'>,
  path: string,
): 'page' | true | undefined {
  if (match === 'prefix' ? isPrefix(href, path) : path === href) return 'page';
  return covers.some((covered) => isPrefix(covered, path)) ? true : undefined;
}

/** Counts above 999 read `999+`, because more digits would break the line. */
const formatShortCount = (value: number) => (value > 999 ? '999+' : String(value));

interface SidebarItemProps {
  item: NavItem;
  current: 'page' | true | undefined;
}

/** Memoized: a new count of the review queue renders its own item, not all of them. */
const SidebarItem = memo(function SidebarItem({ item, current }: SidebarItemProps) {
  const { href, label, icon, count } = item;
  const countId = useId();
  const waiting = count && count.value > 0 ? count : null;
  return (
    <li className={css.place}>
      <Anchor
        href={href}
        className={css.item}
        aria-current={current}
        aria-describedby={waiting ? countId : undefined}
      >
        <Icon icon={icon} />
        <span>{label}</span>
      </Anchor>
      {waiting ? (
        // Stands beside the link, so that the count is no part of the link's accessible name.
        <span className={css.itemCount} id={countId}>
          <Badge tone="serious">
            {formatShortCount(waiting.value)}
            <VisuallyHidden> {waiting.label}</VisuallyHidden>
          </Badge>
        </span>
      ) : null}
    </li>
  );
});

/** The navigation of the signed-in area, with the product's name and version below. */
export function SidebarNav({ items, currentPath, footer }: SidebarNavProps) {
  return (
    <nav className={css.nav} aria-label="Main">
      <ul className={css.list}>
        {items.map((item) => (
          <SidebarItem key={item.href} item={item} current={computeAriaCurrent(item, currentPath)} />
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
