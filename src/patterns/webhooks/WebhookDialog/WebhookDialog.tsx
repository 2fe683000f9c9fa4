import { useId, useState } from 'react';
import type { CreateWebhookRequest, Webhook, WebhookEvent } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { Checkbox, TextField } from '~/design-system';
import { WEBHOOK_EVENT_CHOICES, webhookUrlFault } from '~/domain';
import { FormDialog } from '../../forms/FormDialog/FormDialog';
import * as css from './WebhookDialog.css';

export interface WebhookDialogProps {
  /** The webhook to change. Left out: a new one. */
  webhook?: Webhook | undefined;
  /** What was filled in before the dialog was left, to begin with. */
  draft?: CreateWebhookRequest | undefined;
  /** Called with what is filled in, after every change. */
  onDraftChange?: ((draft: CreateWebhookRequest) => void) | undefined;
  /** Called with what was filled in: an address of the right form and at least one event. */
  onSave: (request: Required<CreateWebhookRequest>) => void;
  onCancel: () => void;
  /**
   * It is being saved.
   * @default false
   */
  loading?: boolean;
  /** Why the last try failed. What was typed stays. */
  error?: string | undefined;
}

const ALL_EVENTS = WEBHOOK_EVENT_CHOICES.map(({ value }) => value);

/** Asks where events go and which. Mount it while a webhook is being added or changed. */
export function WebhookDialog({
  webhook,
  draft,
  onDraftChange,
  onSave,
  onCancel,
  loading = false,
  error,
}: WebhookDialogProps) {
  const urlId = useId();
  const [{ url, description = '', events }, setFilled] = useState<CreateWebhookRequest>(
    draft ?? {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? ALL_EVENTS,
    },
  );
  const [fault, setFault] = useState<string | null>(null);
  const isNew = webhook === undefined;

  function set(part: Partial<CreateWebhookRequest>) {
    const filled = { url, description, events, ...part };
    setFilled(filled);
    onDraftChange?.(filled);
  }

  function submit() {
    if (events.length === 0) return;
    const found = webhookUrlFault(url);
    setFault(found);
    if (found !== null) {
      document.getElementById(urlId)?.focus();
      return;
    }
    onSave({ url: url.trim(), description: description.trim(), events });
  }

  function choose(event: WebhookEvent, isChosen: boolean) {
    set({ events: ALL_EVENTS.filter((each) => (each === event ? isChosen : events.includes(each))) });
  }

  return (
    <FormDialog
      title={isNew ? 'Add webhook' : 'Edit webhook'}
      description="Events are sent as signed JSON to an address of yours."
      size="small"
      submitLabel={isNew ? 'Add webhook' : 'Save changes'}
      canSubmit={url.trim() !== '' && events.length > 0}
      onSubmit={submit}
      onCancel={onCancel}
      loading={loading}
      error={error}
    >
      <TextField
        id={urlId}
        label="Address"
        type="url"
        font="mono"
        description="Begins with https:// and is on the public internet."
        required
        autoComplete="off"
        maxLength={MAX_LENGTH.webhookUrl}
        readOnly={loading}
        value={url}
        error={fault ?? undefined}
        onChange={(event) => {
          set({ url: event.target.value });
          setFault(null);
        }}
      />
      <TextField
        label="Description"
        optional
        autoComplete="off"
        maxLength={MAX_LENGTH.webhookDescription}
        readOnly={loading}
        value={description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <fieldset className={css.events}>
        <legend className={css.legend}>Events, at least one</legend>
        {WEBHOOK_EVENT_CHOICES.map(({ value, label, description }) => (
          <Checkbox
            key={value}
            label={label}
            description={description}
            disabled={loading}
            checked={events.includes(value)}
            onChange={(event) => choose(value, event.target.checked)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
