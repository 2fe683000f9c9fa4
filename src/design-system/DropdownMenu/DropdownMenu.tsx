import { Slot } from '@radix-ui/react-slot';
import {
  Suspense,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon, type IconDrawing } from '../Icon/Icon';
import { CheckIcon } from '../Icon/icons';
import { Anchor } from '../Link/LinkProvider';
import * as overlay from '../overlay/overlay.css';
import { cx } from '../utilities/cx';
import { lazyWithPreload } from '../utilities/lazyWithPreload';
import { useWasOpened } from '../utilities/useWasOpened';
import * as css from './DropdownMenu.css';
import { useMenuComponents } from './menuComponents';

const MenuPanel = lazyWithPreload(() => import('./MenuPanel').then((module) => module.MenuPanel));

export interface DropdownMenuProps {
  /** The button that opens the menu: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuLink`, `MenuRadioGroup`, `MenuLabel` and `MenuSeparator`. */
  children: ReactNode;
  /**
   * Which edges of trigger and menu line up.
   * @default 'end'
   */
  align?: 'start' | 'end' | undefined;
}

/** Actions and links behind a button. Arrow keys move, letters jump, Escape closes. For a form's value use `Select`. */
export function DropdownMenu({ trigger, children, align = 'end' }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  const wasOpened = useWasOpened(open);
  const [isOpenedByKeyboard, setOpenedByKeyboard] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const id = useId();

  return (
    <span className={css.root}>
      <Slot
        ref={triggerRef}
        id={`${id}-trigger`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={MenuPanel.preload}
        onFocus={MenuPanel.preload}
        onClick={(event: MouseEvent) => {
          /* The browser reports a click by Enter or Space with the count 0. */
          setOpenedByKeyboard(event.detail === 0);
          setOpen(!open);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          /* The panel closes itself, but not while its code loads. */
          if (event.key === 'Escape') setOpen(false);
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpenedByKeyboard(true);
          setOpen(true);
        }}
      >
        {trigger}
      </Slot>
      {wasOpened ? (
        <Suspense fallback={null}>
          <MenuPanel
            open={open}
            isOpenedByKeyboard={isOpenedByKeyboard}
            onOpenChange={setOpen}
            triggerRef={triggerRef}
            id={`${id}-menu`}
            triggerId={`${id}-trigger`}
            align={align}
          >
            {children}
          </MenuPanel>
        </Suspense>
      ) : null}
    </span>
  );
}

export interface MenuItemProps {
  /** What the item does, as a verb and its object. */
  children: ReactNode;
  /** Called when the visitor chooses the action; the menu closes. */
  onSelect: () => void;
  /** Stands before the label. */
  icon?: IconDrawing | undefined;
  /**
   * `critical` for an action that destroys something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /**
   * The item is shown, but can't be chosen; arrow keys skip it.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** One action of a menu. */
export function MenuItem({ children, onSelect, icon, tone = 'neutral', disabled = false }: MenuItemProps) {
  const Radix = useMenuComponents();
  return (
    <Radix.Item
      className={cx(overlay.item, tone === 'critical' && overlay.criticalItem)}
      disabled={disabled}
      onSelect={onSelect}
      data-tone={tone}
    >
      {icon ? <Icon icon={icon} /> : null}
      {children}
    </Radix.Item>
  );
}

export interface MenuLinkProps {
  /** The name of the page. */
  children: ReactNode;
  /** The address that it opens. */
  href: string;
  /** Stands before the label. */
  icon?: IconDrawing | undefined;
  /**
   * Whether the link leads to the shown page.
   * @default false
   */
  current?: boolean | undefined;
}

/** One link of a menu. */
export function MenuLink({ children, href, icon, current = false }: MenuLinkProps) {
  const Radix = useMenuComponents();
  return (
    <Radix.Item asChild className={overlay.item}>
      <Anchor href={href} aria-current={current ? 'page' : undefined}>
        {icon ? <Icon icon={icon} /> : null}
        {children}
      </Anchor>
    </Radix.Item>
  );
}

export interface MenuRadioGroupProps<Value extends string = string> {
  /** Name of the setting, shown above the options and read by screen readers. */
  label: string;
  /** The chosen value. */
  value: Value;
  /** The choices, in the order shown. */
  options: readonly { value: Value; label: string; icon?: IconDrawing | undefined }[];
  /** Called with the new value; the menu stays open to show its effect. */
  onValueChange: (value: Value) => void;
}

/** One setting inside a menu, such as the theme. */
export function MenuRadioGroup<Value extends string = string>({
  label,
  value,
  options,
  onValueChange,
}: MenuRadioGroupProps<Value>) {
  const Radix = useMenuComponents();
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onValueChange(next as Value)} aria-label={label}>
      <Radix.Label className={overlay.menuLabel}>{label}</Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          className={cx(overlay.item, overlay.itemWithIndicator)}
          onSelect={(event) => event.preventDefault()}
        >
          {option.icon ? <Icon icon={option.icon} /> : null}
          {option.label}
          <Radix.ItemIndicator className={overlay.itemIndicator}>
            <Icon icon={CheckIcon} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** A line of text in a menu. Not interactive. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const Radix = useMenuComponents();
  return <Radix.Label className={overlay.menuLabel}>{children}</Radix.Label>;
}

/** A line between two groups of a menu. */
export function MenuSeparator() {
  const Radix = useMenuComponents();
  return <Radix.Separator className={overlay.separator} />;
}
