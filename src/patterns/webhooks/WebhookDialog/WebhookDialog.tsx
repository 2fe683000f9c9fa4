import type { CreateWebhookRequest, Webhook, WebhookEvent } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { Checkbox, CheckboxGroup, TextField } from '~/design-system';
import { WEBHOOK_EVENT_CHOICES, validateWebhookUrl } from '~/domain';
import { FormDialog, type DraftProps, type FormDialogBaseProps } from '../../forms/FormDialog/FormDialog';
import { useForm } from '../../forms/useForm/useForm';

export interface WebhookDialogProps extends FormDialogBaseProps, DraftProps<CreateWebhookRequest> {
  /** The webhook to change. Without it the dialog creates a new one. */
  webhook?: Webhook | undefined;
  /** Called with a valid address and at least one event. */
  onSave: (request: Required<CreateWebhookRequest>) => void;
}

type WebhookValues = { url: string; description: string; events: WebhookEvent[] };

const schema = {
  url: ({ url }: WebhookValues) => validateWebhookUrl(url),
  events: ({ events }: WebhookValues) => (events.length > 0 ? null : 'Choose at least one event'),
};

const ALL_EVENTS = WEBHOOK_EVENT_CHOICES.map(({ value }) => value);

/** Asks for the address and the events of a webhook. Mount it while it is open. */
export function WebhookDialog({ webhook, draft, onDraftChange, onSave, ...dialog }: WebhookDialogProps) {
  const { loading = false } = dialog;
  const initial = draft ?? webhook;
  const isNew = webhook === undefined;
  const form = useForm<WebhookValues>({
    schema,
    initialValues: {
      url: initial?.url ?? '',
      description: initial?.description ?? '',
      events: initial?.events ?? ALL_EVENTS,
    },
    loading,
    onSubmit: (filled) =>
      onSave({ ...filled, url: filled.url.trim(), description: filled.description.trim() }),
    onValuesChange: onDraftChange,
  });

  return (
    <FormDialog
      {...dialog}
      form={form}
      title={isNew ? 'Add webhook' : 'Edit webhook'}
      description="Events are sent as signed JSON to an address of yours."
      size="small"
      submitLabel={isNew ? 'Add webhook' : 'Save changes'}
      canSubmit={form.values.url.trim() !== ''}
    >
      <TextField
        {...form.field('url')}
        label="Address"
        type="url"
        font="mono"
        description="Begins with https:// and is on the public internet."
        required
        autoComplete="off"
        maxLength={MAX_LENGTH.webhookUrl}
        readOnly={loading}
      />
      <TextField
        {...form.field('description')}
        label="Description"
        optional
        autoComplete="off"
        maxLength={MAX_LENGTH.webhookDescription}
        readOnly={loading}
      />
      <CheckboxGroup label="Events, at least one" error={form.field('events').error} disabled={loading}>
        {WEBHOOK_EVENT_CHOICES.map((choice, index) => (
          <Checkbox
            {...choice}
            key={choice.value}
            {...(index === 0 && { id: form.field('events').id })}
            name="events"
            defaultChecked={form.initialValues.events.includes(choice.value)}
          />
        ))}
      </CheckboxGroup>
    </FormDialog>
  );
}
