import type { LogEntry } from '~/contract/api.gen';
import type { DraftProps } from '../../forms/FormDialog/FormDialog';

/** The message whose action is to be undone. */
export type UndoableMessage = Pick<LogEntry, 'id' | 'player_uuid' | 'player_name' | 'final_action'>;

/** An undo that is being confirmed, and how the last one ended. */
export interface UndoState extends DraftProps<string> {
  /** The message in question; null while no undo is being confirmed. */
  asking: UndoableMessage | null;
  loading: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  /** The message whose action was undone last, as it was before. */
  undone: UndoableMessage | null;
  begin: (log: UndoableMessage) => void;
  cancel: () => void;
  confirm: (reason: string | undefined) => void;
}
