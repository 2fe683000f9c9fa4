import {
  ReviewDecisionDialog,
  ReviewDialog,
  UndoDialog,
  type ReviewDecisionDialogProps,
  type ReviewDialogProps,
  type UndoDialogProps,
} from '~/patterns';

/** The dialog of the open item, in a separate chunk from the queue. */
export function ItemDialog(props: ReviewDialogProps) {
  return <ReviewDialog {...props} />;
}

/** The confirmation of a decision, in the same chunk. */
export function DecisionDialog(props: ReviewDecisionDialogProps) {
  return <ReviewDecisionDialog {...props} />;
}

/** The confirmation of an undo, in the same chunk. */
export function UndoConfirmation(props: UndoDialogProps) {
  return <UndoDialog {...props} />;
}
