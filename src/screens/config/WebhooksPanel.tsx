import { Suspense, useRef } from 'react';
import { appPaths } from '~/contract/appPaths';
import type { Webhook, WebhookDelivery } from '~/contract/api.gen';
import { describeFeaturePlans } from '~/contract/planFeatures';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Inline,
  lazyWithPreload,
  PlusIcon,
  preloadWhenIdle,
  Stack,
  Text,
  WebhookIcon,
} from '~/design-system';
import { formatMilliseconds, type Loadable } from '~/domain';
import { PanelState, SuccessBanner, WebhookList } from '~/patterns';
import type { WebhookDialogsProps } from './WebhookDialogs';
import { useFocusAfterDialog } from './useFocusAfterDialog';

const WebhookDialogs = lazyWithPreload(() =>
  import('./WebhookDialogs').then((module) => module.WebhookDialogs),
);
preloadWhenIdle(WebhookDialogs);

/** The last test: running, sent, or refused before it was sent. */
export type WebhookTest =
  | { id: string; state: 'running' }
  | { id: string; state: 'sent'; delivery: WebhookDelivery }
  | { id: string; state: 'failed'; detail: string };

export interface WebhooksPanelProps extends WebhookDialogsProps {
  webhooks: Loadable<readonly Webhook[]>;
  onRetry: () => void;
  onToggle: (webhook: Webhook) => void;
  onTest: (webhook: Webhook) => void;
  test: WebhookTest | null;
  /** The success message, for 3 s. */
  success: string | null;
}

function describeDeliveredTest(test: WebhookTest | null): string | null {
  if (test?.state !== 'sent' || test.delivery.fault !== null) return null;
  const { response_status, duration_ms } = test.delivery;
  return `Test event delivered: the receiver answered ${response_status ?? ''} in ${formatMilliseconds(duration_ms)}.`;
}

function TestOutcome({ test }: { test: WebhookTest }) {
  if (test.state === 'running') return null;
  if (test.state === 'failed') return <Alert tone="critical">{test.detail}</Alert>;
  const { fault } = test.delivery;
  return fault === null ? (
    <Alert tone="positive">{describeDeliveredTest(test)}</Alert>
  ) : (
    <Alert tone="critical" title="The test event was not delivered">
      {fault}
    </Alert>
  );
}

/** The account's webhooks: list, test, deliveries and the dialogs that change them. */
export function WebhooksPanel(props: WebhooksPanelProps) {
  const { webhooks, included, onDialogChange, test, success, error, dialog } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterDialog(dialog !== null, heading);

  const isEmpty = webhooks.state === 'ready' && webhooks.data.length === 0;
  const add = (
    <Button icon={PlusIcon} onClick={() => onDialogChange({ kind: 'create' })}>
      Add webhook
    </Button>
  );
  const upgrade = <ButtonLink href={appPaths.subscribe}>Change plan</ButtonLink>;
  return (
    <Card as="section" aria-label="Webhooks">
      <Stack>
        <Inline justify="between" align="start">
          <Stack space="half">
            <Heading level={2} size="section" ref={heading} tabIndex={-1}>
              Webhooks
            </Heading>
            <Text tone="muted">Signed events for your own tools, as they happen</Text>
          </Stack>
          {included && !isEmpty ? add : null}
        </Inline>
        <SuccessBanner message={success} announcement={describeDeliveredTest(test)} />
        {error !== null && dialog === null ? <Alert tone="critical">{error}</Alert> : null}
        <PanelState
          value={webhooks}
          subject="the webhooks"
          onRetry={props.onRetry}
          loading={<List {...props} data={null} />}
        >
          {(data) =>
            data.length > 0 ? (
              <Stack>
                {included ? null : (
                  <Alert tone="caution" title="Nothing is sent" action={upgrade}>
                    {describeFeaturePlans('webhooks')} These are kept until you delete them.
                  </Alert>
                )}
                <List {...props} data={data} test={test} />
              </Stack>
            ) : included ? (
              <EmptyState title="No webhooks yet" icon={WebhookIcon} level={3} action={add}>
                Add one to be told of actions and reviews at an address of yours.
              </EmptyState>
            ) : (
              <EmptyState title="Part of the Pro plan" icon={WebhookIcon} level={3} action={upgrade}>
                Pro sends actions and reviews to an address of yours as they happen.
              </EmptyState>
            )
          }
        </PanelState>
      </Stack>
      {dialog === null ? null : (
        <Suspense fallback={null}>
          <WebhookDialogs {...props} />
        </Suspense>
      )}
    </Card>
  );
}

function List({ data, ...props }: WebhooksPanelProps & { data: readonly Webhook[] | null }) {
  const { test, included, onDialogChange } = props;
  return (
    <WebhookList
      webhooks={data}
      usable={included}
      testingId={test?.state === 'running' ? test.id : null}
      renderTestResult={({ id }) => (test?.id === id ? <TestOutcome test={test} /> : null)}
      onTest={props.onTest}
      onToggle={props.onToggle}
      onEdit={(webhook) => onDialogChange({ kind: 'edit', webhook })}
      onDelete={(webhook) => onDialogChange({ kind: 'delete', webhook })}
      onDeliveries={(webhook) => onDialogChange({ kind: 'deliveries', webhook })}
    />
  );
}
