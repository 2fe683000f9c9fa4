import * as RadixToast from '@radix-ui/react-toast';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import * as css from './Toast.css';

export interface ToastMessage {
  /** What happened, in a few words. */
  title: string;
  /** What it means or what to do next. */
  description?: ReactNode;
  /** @default 'positive' */
  tone?: 'positive' | 'info' | 'critical';
  /** One way on or back, such as Undo. It must be possible elsewhere too. */
  action?: { label: string; onSelect: () => void };
}

const ICONS = { positive: CircleCheckIcon, info: InfoIcon, critical: CircleAlertIcon } as const;

const ToastContext = createContext<(message: ToastMessage) => void>(() => {
  throw new Error('useToast needs a ToastProvider above it.');
});

export interface ToastProviderProps {
  children: ReactNode;
  /**
   * How long a message stays, in milliseconds. Hover and focus stop the clock.
   * @default 5000
   */
  duration?: number;
}

/** Gives everything below it `useToast` and shows the messages in a corner. F8 moves the focus to them. */
export function ToastProvider({ children, duration = 5000 }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const show = useCallback((message: ToastMessage) => {
    setMessages((before) => [...before, { ...message, id: (before.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const remove = useCallback((id: number) => {
    setMessages((before) => before.filter((message) => message.id !== id));
  }, []);
  const list = useMemo(
    () =>
      messages.map((message) => (
        <ToastItem key={message.id} message={message} onClose={() => remove(message.id)} />
      )),
    [messages, remove],
  );
  return (
    <RadixToast.Provider duration={duration} swipeDirection="right" label="Message">
      <ToastContext value={show}>{children}</ToastContext>
      {list}
      <RadixToast.Viewport className={css.viewport} label="Messages ({hotkey})" />
    </RadixToast.Provider>
  );
}

function ToastItem({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { title, description, tone = 'positive', action } = message;
  return (
    <RadixToast.Root
      className={css.toast}
      type={tone === 'critical' ? 'foreground' : 'background'}
      data-tone={tone}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <span className={css.mark[tone]}>
        <Icon icon={ICONS[tone]} />
      </span>
      <div className={css.words}>
        <RadixToast.Title className={css.title}>{title}</RadixToast.Title>
        {description ? (
          <RadixToast.Description className={css.detail}>{description}</RadixToast.Description>
        ) : null}
      </div>
      {action ? (
        <RadixToast.Action asChild altText={action.label} onClick={action.onSelect}>
          <Button size="compact">{action.label}</Button>
        </RadixToast.Action>
      ) : null}
      <RadixToast.Close asChild>
        <IconButton icon={XIcon} label="Dismiss" size="compact" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/**
 * Short news about something the viewer just did that has no place of its own on the page.
 * What must not be missed belongs in an `Alert`.
 */
export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext);
}
