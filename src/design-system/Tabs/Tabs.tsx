import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { compact } from '../utilities/compact';
import * as css from './Tabs.css';

export interface TabsProps<Value extends string = string> {
  /** What the tabs divide. */
  label: string;
  /** The tabs with their panels, in the order shown. */
  items: readonly { value: Value; label: string; content: ReactNode; disabled?: boolean }[];
  /** The open tab, when the parent holds it. */
  value?: Value;
  /**
   * The tab open at first, when the control holds it.
   * @default the first
   */
  defaultValue?: Value;
  /** Called with the newly opened tab. */
  onValueChange?: (value: Value) => void;
}

/** Parts of one subject of which one is seen at a time. Not for steps in an order: that is `Stepper`. */
export function Tabs<Value extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
}: TabsProps<Value>) {
  const first = defaultValue ?? items[0]?.value;
  return (
    <RadixTabs.Root
      className={css.root}
      {...(value === undefined ? compact({ defaultValue: first }) : { value })}
      onValueChange={(next) => onValueChange?.(next as Value)}
    >
      <RadixTabs.List className={css.list} aria-label={label}>
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            className={css.tab}
            value={item.value}
            disabled={item.disabled ?? false}
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} className={css.panel} value={item.value}>
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
