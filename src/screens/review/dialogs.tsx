import {
  ReviewDecisionDialog,
  ReviewDialog,
  type ReviewDecisionDialogProps,
  type ReviewDialogProps,
} from '~/patterns';

/** What opens above the queue, loaded apart from it: an item. */
export function ItemDialog(props: ReviewDialogProps) {
  return <ReviewDialog {...props} />;
}

/** And the question before it is decided. */
export function DecisionDialog(props: ReviewDecisionDialogProps) {
  return <ReviewDecisionDialog {...props} />;
}
