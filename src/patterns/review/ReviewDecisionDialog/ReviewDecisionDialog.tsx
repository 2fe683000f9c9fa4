import { useEffect, useEffectEvent, useRef } from 'react';
import type { Action, ListEntryDraft } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { LIST_LIMITS } from '~/contract/listPatterns';
import { Checkbox, Kbd, RadioGroup, TextArea, TextField } from '~/design-system';
import {
  ACTION_CHOICES,
  classifyListPattern,
  suggestListPattern,
  validateListPattern,
  revealOverrides,
} from '~/domain';
import { FormDialog, type DraftProps, type FormDialogBaseProps } from '../../forms/FormDialog/FormDialog';
import { useForm } from '../../forms/useForm/useForm';
import * as css from './ReviewDecisionDialog.css';
import {
  DECISION_LABELS,
  describeConsequence,
  describeListing,
  toListAction,
  type DecisionDraft,
  type DecisionKind,
} from './decision';

export interface ReviewDecisionDialogProps extends FormDialogBaseProps, DraftProps<DecisionDraft> {
  /** Which decision is being confirmed. */
  kind: DecisionKind;
  /** The verdict's recommendation, which approving carries out. */
  recommendedAction: Action;
  /** The player whom the decision is about. */
  playerName: string;
  /**
   * The recommended action of each similar item that gets the same decision; approving carries out each.
   * @default []
   */
  similarActions?: readonly Action[];
  /** What an entry of the lists can be made from; absent where the reviewer can make none. */
  listing?: DecisionListing | undefined;
  /** The address to begin with; the reviewer may change it. */
  reviewerEmail: string;
  onConfirm: (draft: DecisionDraft) => void;
}

/** The message that an entry of the lists can be made from. */
export interface DecisionListing {
  message: string;
  /** The game server that sent it, to which the entry can be limited. */
  server: string | null;
  /** Earlier rejections of messages that say nearly the same. */
  equalRejections: number;
}

type DecisionValues = {
  reviewedBy: string;
  comments: string;
  customAction: Action;
  listed: boolean;
  pattern: string;
  onServer: boolean;
};

const NO_ACTIONS: readonly Action[] = [];

/** From this many earlier rejections of such a message on, the dialog suggests a list entry. */
const SUGGESTING_REJECTIONS = 2;

/** Elements in which a digit is text, or already has a meaning of its own. */
const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, [role="listbox"]';

/** Asks who decides and why before a decision is sent. Mount it while it is open. */
export function ReviewDecisionDialog({
  kind,
  recommendedAction,
  playerName,
  similarActions = NO_ACTIONS,
  listing,
  reviewerEmail,
  draft,
  onDraftChange,
  onConfirm,
  ...dialog
}: ReviewDecisionDialogProps) {
  const { loading = false } = dialog;
  const confirmRef = useRef<HTMLButtonElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const commentsRef = useRef<HTMLTextAreaElement>(null);

  const chooseAction = (customAction: Action): Action =>
    ({ approve: recommendedAction, customize: customAction, reject: 'none' as const })[kind];

  const toListEntry = ({ customAction, pattern, onServer }: DecisionValues): ListEntryDraft => ({
    kind: classifyListPattern(pattern),
    pattern: pattern.trim(),
    action: toListAction(kind, chooseAction(customAction)),
    servers: onServer && listing && listing.server !== null ? [listing.server] : null,
  });

  const toDraft = (values: DecisionValues): DecisionDraft => {
    const { reviewedBy, comments, customAction, listed } = values;
    return {
      reviewedBy,
      ...(comments !== '' && { comments }),
      ...(kind === 'customize' && { customAction }),
      ...(listed && { listEntry: toListEntry(values) }),
    };
  };

  const form = useForm<DecisionValues>({
    schema: {
      reviewedBy: () =>
        emailRef.current?.validity.typeMismatch
          ? 'Enter an email address, such as mika@survival-one.example.'
          : null,
      pattern: ({ listed, pattern }) =>
        listed ? validateListPattern({ kind: classifyListPattern(pattern), pattern }) : null,
    },
    initialValues: {
      // An address that the reviewer emptied is prefilled again.
      reviewedBy: draft?.reviewedBy || reviewerEmail,
      comments: draft?.comments ?? '',
      customAction: draft?.customAction ?? 'warn',
      listed: draft?.listEntry !== undefined,
      pattern: draft?.listEntry?.pattern ?? suggestListPattern(listing?.message ?? ''),
      onServer: (draft?.listEntry?.servers ?? null) !== null,
    },
    loading,
    onSubmit: (values) =>
      onConfirm(
        toDraft({ ...values, reviewedBy: values.reviewedBy.trim(), comments: values.comments.trim() }),
      ),
    onValuesChange: (values) => onDraftChange?.(toDraft(values)),
  });
  const { reviewedBy, comments, customAction, listed } = form.values;
  const isEmailEmpty = reviewedBy.trim() === '';
  const action = chooseAction(customAction);

  /* On the document: the buttons stand outside the form, and the keys work wherever the focus is. */
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      confirmRef.current?.click();
      return;
    }
    // With a modifier, a digit belongs to the browser, which changes the tab.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = ACTION_CHOICES[Number(event.key)];
    const isElsewhere = event.target instanceof Element && event.target.closest(TYPING) !== null;
    if (kind === 'customize' && choice && /^[0-4]$/.test(event.key) && !isElsewhere && !loading) {
      event.preventDefault();
      form.setValues({ customAction: choice.value });
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  /** The element that gets the focus first: an empty e-mail field, else the first control that this decision needs. */
  function initialFocus() {
    if (isEmailEmpty) return emailRef.current;
    if (kind === 'approve') return confirmRef.current;
    if (kind === 'reject') return commentsRef.current;
    return confirmRef.current?.form?.querySelector<HTMLElement>('input[type="radio"]:checked') ?? null;
  }

  return (
    <FormDialog
      {...dialog}
      form={form}
      title={DECISION_LABELS[kind]}
      description={describeConsequence(
        action,
        revealOverrides(playerName),
        similarActions.map((recommended) => (kind === 'approve' ? recommended : action)),
      )}
      size="small"
      initialFocus={initialFocus}
      submitLabel="Confirm"
      submitVariant={kind === 'reject' ? 'dangerSolid' : 'primary'}
      submitRef={confirmRef}
      submitShortcut="Control+Enter"
      canSubmit={!isEmailEmpty && comments.length <= MAX_LENGTH.comments}
      footerEnd={
        <span className={css.keys}>
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
        </span>
      }
    >
      {kind === 'customize' ? (
        <RadioGroup
          name="customAction"
          label="Action"
          description={<span className={css.keyHint}>Keys 0 to 4 choose.</span>}
          options={ACTION_CHOICES}
          value={customAction}
          onValueChange={(chosen) => form.setValues({ customAction: chosen })}
          disabled={loading}
        />
      ) : null}
      <TextField
        {...form.field('reviewedBy')}
        ref={emailRef}
        type="email"
        label="Reviewer email"
        description="Kept with the decision."
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        required
        readOnly={loading}
      />
      <TextArea
        {...form.field('comments')}
        ref={commentsRef}
        label="Comments"
        optional={kind !== 'reject'}
        rows={3}
        readOnly={loading}
        count={comments.length}
        maxCount={MAX_LENGTH.comments}
        {...(kind === 'reject' && { description: 'Recommended: say why the verdict was wrong.' })}
      />
      {listing ? (
        <Checkbox
          {...form.field('listed')}
          label={describeListing(kind, action)}
          description={
            kind === 'reject' && listing.equalRejections >= SUGGESTING_REJECTIONS
              ? `You have rejected the same ${listing.equalRejections} times before.`
              : 'Adds an entry to your lists, which you can change under Configuration.'
          }
          disabled={loading}
        />
      ) : null}
      {listing && listed ? (
        <TextField
          {...form.field('pattern')}
          label="Word, phrase or link"
          description="* stands for any letters."
          font="mono"
          autoComplete="off"
          maxLength={LIST_LIMITS.patternLength}
          readOnly={loading}
        />
      ) : null}
      {listing && listed && listing.server !== null ? (
        <Checkbox {...form.field('onServer')} label={`Only on ${listing.server}`} disabled={loading} />
      ) : null}
    </FormDialog>
  );
}
