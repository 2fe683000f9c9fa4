import { useState, type ReactNode } from 'react';
import type { LogEntry } from '~/contract/api.gen';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  Kbd,
  Stack,
  Text,
  useShortcutKeys,
  VisuallyHidden,
} from '~/design-system';
import { describeUndone, revealOverrides, type Loadable } from '~/domain';
import { PanelState, SuccessBanner, UndoDialog, type UndoState } from '~/patterns';
import { LogDetail } from './LogDetail';
import { readStepKey } from './logShortcuts';

export interface OpenLog {
  /** The message, found on the page or fetched by its id. */
  log: Loadable<LogEntry>;
  /** The message's position among all matches, such as "12 of 3,401"; null when unknown. */
  position: string | null;
  /** Opens the next newer message that the filter matches; null where there is none or the page lacks the open one. */
  onPrevious: (() => void) | null;
  /** Opens the next older message that the filter matches; null as above. */
  onNext: (() => void) | null;
  onRetry: () => void;
  /**
   * Name of the configured AI model; null where there is none.
   * @default null
   */
  aiModel?: string | null;
  /**
   * How the message was decided, stage by stage, mounted when the owner opens it.
   * @default null
   */
  explanation?: ReactNode;
  /** The undo of the message's action; without it the drawer offers none. */
  undo?: UndoState;
}

export interface LogDrawerProps {
  /** The open log entry; `null` closes the drawer. */
  open: OpenLog | null;
  onClose: () => void;
  /** Whether J, K and the arrows lead to the neighbours. */
  shortcuts: boolean;
  /** The element that gets the focus when the drawer closes. */
  returnFocus: () => HTMLElement | null;
}

/** Describes the message that a shortcut opened, because a screen reader hears nothing else: the focus stays. */
function describePosition({ log, position }: OpenLog): string {
  if (log.state !== 'ready' || position === null) return '';
  return `${position}. ${revealOverrides(`${log.data.player_name}: ${log.data.message}`)}`;
}

/** Shows a log entry beside the log. The address names the entry, so that the owner can share a link to it. */
export function LogDrawer({ open, onClose, shortcuts, returnFocus }: LogDrawerProps) {
  const [hasMoved, setMoved] = useState(false);
  if (open === null && hasMoved) setMoved(false);

  const undo = open?.undo;
  const log = open?.log.state === 'ready' ? open.log.data : null;

  function step(by: 1 | -1) {
    const move = by > 0 ? open?.onNext : open?.onPrevious;
    if (!move) return;
    setMoved(true);
    move();
  }

  useShortcutKeys(
    shortcuts && open !== null && !undo?.asking
      ? (event) => {
          const by = readStepKey(event);
          if (by === null) return;
          event.preventDefault();
          step(by);
        }
      : null,
  );

  return (
    <Dialog
      open={open !== null}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      side="end"
      title="Message"
      description="What was said, what was decided and why."
      descriptionHidden
      headerEnd={open?.position}
      returnFocus={returnFocus}
      footer={
        <>
          <Button
            icon={ChevronLeftIcon}
            aria-keyshortcuts={shortcuts ? 'K' : undefined}
            disabled={open?.onPrevious == null}
            onClick={() => step(-1)}
          >
            Previous
          </Button>
          <Button
            iconEnd={ChevronRightIcon}
            aria-keyshortcuts={shortcuts ? 'J' : undefined}
            disabled={open?.onNext == null}
            onClick={() => step(1)}
          >
            Next
          </Button>
          {shortcuts ? (
            <Text as="span" size="small" tone="muted">
              <Kbd keyboardOnly>K</Kbd> <Kbd keyboardOnly>J</Kbd>
            </Text>
          ) : null}
          {undo && log && log.final_action !== 'none' ? (
            <Button onClick={() => undo.begin(log)}>Undo</Button>
          ) : null}
        </>
      }
    >
      <VisuallyHidden as="div" role="status">
        {open !== null && hasMoved ? describePosition(open) : ''}
      </VisuallyHidden>
      {open === null ? null : (
        <PanelState
          value={open.log}
          subject="this message"
          single
          onRetry={open.onRetry}
          loading={<LogDetail log={null} aiModel={null} />}
        >
          {(log) => (
            <Stack space="large">
              <SuccessBanner message={undo?.undone?.id === log.id ? describeUndone(undo.undone) : null} />
              <LogDetail log={log} aiModel={open.aiModel ?? null} explanation={open.explanation} />
            </Stack>
          )}
        </PanelState>
      )}
      {undo?.asking ? (
        <UndoDialog
          action={undo.asking.final_action}
          playerName={undo.asking.player_name}
          loading={undo.loading}
          error={undo.error ?? undefined}
          draft={undo.draft}
          onDraftChange={undo.onDraftChange}
          onConfirm={undo.confirm}
          onCancel={undo.cancel}
        />
      ) : null}
    </Dialog>
  );
}
