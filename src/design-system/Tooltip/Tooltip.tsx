import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Tooltip.css';

export interface TooltipProps {
  /** A few words that add to what the trigger says. Never the only place of something needed. */
  content: ReactNode;
  /** The focusable element that the words belong to. */
  children: ReactElement;
  /**
   * The side it prefers; it flips when there is no room.
   * @default 'top'
   */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Shows it regardless of hover and focus. Leave it out to let the pointer and the keyboard decide. */
  open?: boolean;
}

/** Words that appear on hover and on keyboard focus, and leave on Escape. Not for interactive content. */
export function Tooltip({ content, children, side = 'top', open }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300} skipDelayDuration={200}>
      <RadixTooltip.Root {...(open === undefined ? {} : { open })}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className={css.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
