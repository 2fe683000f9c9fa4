import { useId, useState, type SyntheticEvent } from 'react';
import type { CreateWebhookRequest, Webhook, WebhookEvent } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { Alert, Button, Checkbox, Dialog, Stack, TextField } from '~/design-system';
import { WEBHOOK_EVENT_CHOICES, webhookUrlFault } from '~/domain';
import * as css from './WebhookDialog.css';

export interface WebhookDialogProps {
  /** The webhook to change. Left out: a new one. */
  webhook?: Webhook | undefined;
  /** Called with what was filled in: an address of the right form and at least one event. */
  onSave: (request: Required<CreateWebhookRequest>) => void;
  onCancel: () => void;
  /**
   * It is being saved.
   * @default false
   */
  isBusy?: boolean;
  /** Why the last try failed. What was typed stays. */
  error?: string | undefined;
}

const ALL_EVENTS = WEBHOOK_EVENT_CHOICES.map(({ value }) => value);

/** Asks where events go and which. Mount it while a webhook is being added or changed. */
export function WebhookDialog({ webhook, onSave, onCancel, isBusy = false, error }: WebhookDialogProps) {
  const formId = useId();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? ALL_EVENTS);
  const isNew = webhook === undefined;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy || events.length === 0) return;
    const found = webhookUrlFault(url);
    setFault(found);
    if (found !== null) {
      document.getElementById(`${formId}-url`)?.focus();
      return;
    }
    onSave({ url: url.trim(), description: description.trim(), events: [...events] });
  }

  function choose(event: WebhookEvent, isChosen: boolean) {
    setEvents(ALL_EVENTS.filter((each) => (each === event ? isChosen : events.includes(each))));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={isNew ? 'Add webhook' : 'Edit webhook'}
      description="Events are sent as signed JSON to an address of yours."
      size="small"
      isBusy={isBusy}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={url.trim() === '' || events.length === 0}
            isLoading={isBusy}
          >
            {isNew ? 'Add webhook' : 'Save changes'}
          </Button>
          <Button disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack space="medium">
          {error ? <Alert tone="critical">{error}</Alert> : null}
          <TextField
            id={`${formId}-url`}
            label="Address"
            type="url"
            font="mono"
            hint="Begins with https:// and is on the public internet."
            required
            autoComplete="off"
            maxLength={MAX_LENGTH.webhookUrl}
            readOnly={isBusy}
            value={url}
            error={fault ?? undefined}
            onChange={(event) => {
              setUrl(event.target.value);
              setFault(null);
            }}
          />
          <TextField
            label="Description"
            optional
            autoComplete="off"
            maxLength={MAX_LENGTH.webhookDescription}
            readOnly={isBusy}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
          <fieldset className={css.events}>
            <legend className={css.legend}>Events, at least one</legend>
            {WEBHOOK_EVENT_CHOICES.map(({ value, label, hint }) => (
              <Checkbox
                key={value}
                label={label}
                hint={hint}
                disabled={isBusy}
                checked={events.includes(value)}
                onChange={(event) => choose(value, event.target.checked)}
              />
            ))}
          </fieldset>
        </Stack>
      </form>
    </Dialog>
  );
}
