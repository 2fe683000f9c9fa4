import type { LogEntry } from '~/contract/api.gen';
import { Button, ChevronLeftIcon, ChevronRightIcon, Dialog, Inline } from '~/design-system';
import type { Loadable } from '~/domain';
import { PanelState } from '~/patterns';
import { LogDetail } from './LogDetail';

export interface OpenLog {
  /** The message, found on the page or fetched by its id. */
  log: Loadable<LogEntry>;
  /** Its place in the whole filter, such as "12 of 3,401", when it is known. */
  place: string | null;
  /** Opens the newer neighbour inside the filter; `null` at its beginning. */
  onPrevious: (() => void) | null;
  /** Opens the older neighbour inside the filter; `null` at its end. */
  onNext: (() => void) | null;
  onRetry: () => void;
}

export interface LogDrawerProps {
  /** What is shown; `null` closes the drawer. */
  open: OpenLog | null;
  onClose: () => void;
}

/** The details of a row beside the list. Its id stands in the address, so that it can be shared. */
export function LogDrawer({ open, onClose }: LogDrawerProps) {
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
      headerEnd={open?.place}
      footer={
        <Inline space="xsmall">
          <Button
            icon={ChevronLeftIcon}
            disabled={open?.onPrevious == null}
            onClick={() => open?.onPrevious?.()}
          >
            Previous
          </Button>
          <Button iconEnd={ChevronRightIcon} disabled={open?.onNext == null} onClick={() => open?.onNext?.()}>
            Next
          </Button>
        </Inline>
      }
    >
      {open === null ? null : (
        <PanelState
          value={open.log}
          what="this message"
          onRetry={open.onRetry}
          loading={<LogDetail log={null} />}
        >
          {(log) => <LogDetail log={log} />}
        </PanelState>
      )}
    </Dialog>
  );
}
