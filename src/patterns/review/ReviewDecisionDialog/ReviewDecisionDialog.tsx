import { useEffect, useEffectEvent, useId, useRef, useState, type SyntheticEvent } from 'react';
import type { Action } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { Alert, Button, Dialog, Kbd, RadioGroup, Stack, TextArea, TextField } from '~/design-system';
import { ACTION_CHOICES } from '~/domain';
import * as css from './ReviewDecisionDialog.css';
import { consequence, DECISION_LABELS, type DecisionDraft, type DecisionKind } from './decision';

export interface ReviewDecisionDialogProps {
  /** Which decision is being confirmed. */
  kind: DecisionKind;
  /** What the verdict recommends: what approving does. */
  recommendedAction: Action;
  /** The player whom the decision is about. */
  playerName: string;
  /**
   * Near-identical items that are decided along. 0 or more.
   * @default 0
   */
  similarCount?: number;
  /** The address to begin with; the reviewer may change it (spec 2). */
  reviewerEmail: string;
  /** What was filled in before the session ended, to begin with instead. */
  draft?: DecisionDraft | undefined;
  /** Told of every change, so that what was typed can outlive the session. */
  onDraftChange?: ((draft: DecisionDraft) => void) | undefined;
  onConfirm: (draft: DecisionDraft) => void;
  onCancel: () => void;
  /**
   * The decision is in flight: every control waits.
   * @default false
   */
  loading?: boolean;
  /** Why the last try failed. What was typed stays. */
  error?: string | undefined;
}

/** Where a digit is typed or chosen by other rules. */
const TYPING = 'input:not([type="radio"]), textarea, [role="listbox"]';

const CHOICES = ACTION_CHOICES.map((choice, key) => ({ ...choice, description: `Key ${key}` }));

/** Asks who decides and why before a decision is sent (spec 2, 5, 9). Mount it while a decision is being confirmed. */
export function ReviewDecisionDialog({
  kind,
  recommendedAction,
  playerName,
  similarCount: alikeCount = 0,
  reviewerEmail,
  draft,
  onDraftChange,
  onConfirm,
  onCancel,
  loading = false,
  error,
}: ReviewDecisionDialogProps) {
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const commentsRef = useRef<HTMLTextAreaElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  const [email, setEmail] = useState(draft?.reviewedBy ?? reviewerEmail);
  const [emailError, setEmailError] = useState<string>();
  const [comments, setComments] = useState(draft?.comments ?? '');
  const [customAction, setCustomAction] = useState<Action>(draft?.customAction ?? 'warn');
  const isEmailEmpty = email.trim() === '';
  const isTooLong = comments.length > MAX_LENGTH.comments;
  const action: Action = { approve: recommendedAction, customize: customAction, reject: 'none' as const }[
    kind
  ];

  const filled: DecisionDraft = {
    reviewedBy: email.trim(),
    ...(comments.trim() !== '' && { comments: comments.trim() }),
    ...(kind === 'customize' && { customAction }),
  };

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // Portals bubble through React's tree, so a form around this dialog's opener would be sent as well.
    event.stopPropagation();
    if (loading || isEmailEmpty || isTooLong) return;
    if (emailRef.current?.validity.typeMismatch) {
      setEmailError('Enter an email address, such as mika@survival-one.example.');
      emailRef.current.focus();
      return;
    }
    onConfirm(filled);
  }

  function choose(chosen: Action) {
    setCustomAction(chosen);
    onDraftChange?.({ ...filled, customAction: chosen });
  }

  /* On the document: the buttons stand outside the form, and the keys work wherever the focus is. */
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      formRef.current?.requestSubmit();
      return;
    }
    // With a key held, a digit is the browser's: it changes the tab.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = ACTION_CHOICES[Number(event.key)];
    const isElsewhere = event.target instanceof Element && event.target.closest(TYPING) !== null;
    if (kind === 'customize' && choice && /^[0-4]$/.test(event.key) && !isElsewhere && !loading) {
      event.preventDefault();
      choose(choice.value);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  /** Where the work is: the address when it is missing, else what the decision still needs. */
  function initialFocus() {
    if (isEmailEmpty) return emailRef.current;
    if (kind === 'approve') return confirmRef.current;
    if (kind === 'reject') return commentsRef.current;
    return formRef.current?.querySelector<HTMLElement>('input[type="radio"]:checked') ?? null;
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={DECISION_LABELS[kind]}
      description={consequence(action, playerName, alikeCount)}
      size="small"
      loading={loading}
      initialFocus={initialFocus}
      footer={
        <>
          <Button
            ref={confirmRef}
            type="submit"
            form={formId}
            variant={kind === 'reject' ? 'dangerSolid' : 'primary'}
            disabled={isEmailEmpty || isTooLong}
            loading={loading}
            aria-keyshortcuts="Control+Enter"
          >
            Confirm
          </Button>
          <Button disabled={loading} onClick={onCancel}>
            Cancel
          </Button>
          <span className={css.keys}>
            <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
          </span>
        </>
      }
    >
      <form id={formId} ref={formRef} noValidate onSubmit={submit}>
        <Stack space="medium">
          {error ? <Alert tone="critical">{error}</Alert> : null}
          {kind === 'customize' ? (
            <RadioGroup
              label="Action"
              options={CHOICES}
              value={customAction}
              onValueChange={choose}
              disabled={loading}
            />
          ) : null}
          <TextField
            ref={emailRef}
            type="email"
            label="Reviewer email"
            description="Kept with the decision."
            autoComplete="email"
            maxLength={MAX_LENGTH.email}
            required
            readOnly={loading}
            value={email}
            error={emailError}
            onChange={(event) => {
              setEmail(event.target.value);
              onDraftChange?.({ ...filled, reviewedBy: event.target.value });
              setEmailError(undefined);
            }}
          />
          <TextArea
            ref={commentsRef}
            label="Comments"
            optional
            rows={3}
            readOnly={loading}
            value={comments}
            count={comments.length}
            maxCount={MAX_LENGTH.comments}
            onChange={(event) => {
              setComments(event.target.value);
              onDraftChange?.({ ...filled, comments: event.target.value });
            }}
            {...(kind === 'reject' && { description: 'Recommended: say why the verdict was wrong.' })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
