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

/** Whether an item stands for a path: exactly, or by whole segments, so that `/log` does not match `/logs` (spec 2). */
export function isActiveItem(
  { href, match = 'prefix' }: Pick<NavItem, 'href' | 'match'>,
  path: string,
): boolean {
  return path === href || (match === 'prefix' && path.startsWith(href.endsWith('/') ? href : `${href}/`));
}

/** More would break the line and tells nobody more. */
const shortCount = (value: number) => (value > 999 ? '999+' : String(value));

function Place({ item: { href, label, icon, count }, isActive }: { item: NavItem; isActive: boolean }) {
  const countId = useId();
  const waiting = count && count.value > 0 ? count : null;
  return (
    <li className={css.place}>
      <Anchor
        href={href}
        className={css.item}
        aria-current={isActive ? 'page' : undefined}
        aria-describedby={waiting ? countId : undefined}
      >
        <Icon icon={icon} />
        <span>{label}</span>
      </Anchor>
      {waiting ? (
        // Beside the link: a place keeps its name whatever waits there.
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
          <Place key={item.href} item={item} isActive={isActiveItem(item, currentPath)} />
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
