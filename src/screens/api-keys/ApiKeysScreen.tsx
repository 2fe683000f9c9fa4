import { useEffect, useRef } from 'react';
import { appPaths } from '~/contract/appPaths';
import type { ApiKey, CreateApiKeyRequest, UpdateApiKeyRequest } from '~/contract/api.gen';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  EmptyState,
  KeyRoundIcon,
  Link,
  PageHeader,
  PlusIcon,
  Stack,
  VisuallyHidden,
} from '~/design-system';
import { formatCount, formatInteger, type Loadable } from '~/domain';
import {
  ApiKeyList,
  CreateKeyDialog,
  EditKeyDialog,
  KeyRevealDialog,
  RevokeKeyDialog,
  SuccessBanner,
} from '~/patterns';
import { SecurityTips } from './SecurityTips';

/** The dialog that is open. */
export type KeyDialog =
  | { kind: 'create'; draft?: CreateApiKeyRequest }
  /** Shows the full key, which the server sends only once. */
  | { kind: 'reveal'; secret: string; name: string }
  | { kind: 'edit'; apiKey: ApiKey; draft?: UpdateApiKeyRequest }
  | { kind: 'revoke'; apiKey: ApiKey };

/** The state of a dialog that has a form. */
export type KeyFormDialogState = Extract<KeyDialog, { kind: 'create' | 'edit' }>;

export interface ApiKeysScreenProps {
  keys: Loadable<readonly ApiKey[]>;
  /** Whether another list is being fetched; this one is shown until it arrives. */
  isRefreshing: boolean;
  showRevoked: boolean;
  onShowRevokedChange: (showRevoked: boolean) => void;
  onRetry: () => void;
  dialog: KeyDialog | null;
  onDialogChange: (dialog: KeyDialog | null) => void;
  /** Called with the draft after every edit in the open dialog. */
  onDraftChange: (dialog: KeyFormDialogState) => void;
  onCreate: (request: CreateApiKeyRequest) => void;
  /** Called once the owner has copied the full key. */
  onCopied: () => void;
  onUpdate: (key: ApiKey, request: UpdateApiKeyRequest) => void;
  onRevoke: (key: ApiKey) => void;
  /** Whether the open dialog's mutation is in flight. */
  loading: boolean;
  /** Why the open dialog's mutation failed. */
  error: string | null;
  /** The success message, for 3 s. */
  success: string | null;
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
}

const CONNECT = `${appPaths.documentation}#connect`;
const LOAD_FAILED = 'Failed to load API keys. Please try again.';

function describeKeys(keys: readonly ApiKey[]): string {
  const active = keys.filter((each) => each.is_active).length;
  const revoked = keys.length - active;
  return formatCount(active, 'active key') + (revoked === 0 ? '' : `, ${formatInteger(revoked)} revoked`);
}

/** The account's API keys. */
export function ApiKeysScreen(props: ApiKeysScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const opened = props.dialog?.kind;
  const lastOpened = useRef<KeyDialog['kind']>(undefined);
  /* The element that opened a dialog may be gone when it closes, such as the row of a revoked key. */
  useEffect(() => {
    const closed = lastOpened.current;
    lastOpened.current = opened;
    if (closed === undefined || opened !== undefined) return undefined;
    const next = closed === 'reveal' ? createButton : heading;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) next.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [opened]);
  const { keys, showRevoked, onShowRevokedChange, onDialogChange, success } = props;
  const list = keys.state === 'ready' ? keys.data : null;
  return (
    <Stack space="large">
      <PageHeader
        title="API Keys"
        titleRef={heading}
        description={
          <>
            Your game servers sign in with these. <Link href={CONNECT}>How to connect a server</Link>
          </>
        }
      >
        <Button
          ref={createButton}
          variant="primary"
          icon={PlusIcon}
          onClick={() => onDialogChange({ kind: 'create' })}
        >
          Create New Key
        </Button>
      </PageHeader>
      <SuccessBanner message={success} />
      {keys.state === 'failed' || (keys.state === 'ready' && keys.stale && !keys.refreshing) ? (
        <Alert
          tone="critical"
          onRetry={() => {
            // The pressed button goes with its alert.
            heading.current?.focus({ preventScroll: true });
            props.onRetry();
          }}
        >
          {(keys.state === 'failed' ? keys.detail : null) ?? LOAD_FAILED}
        </Alert>
      ) : null}
      <Stack space="small">
        <Checkbox
          label="Show revoked keys"
          checked={showRevoked}
          onChange={(event) => onShowRevokedChange(event.target.checked)}
        />
        <VisuallyHidden as="div" role="status">
          {list ? describeKeys(list) : null}
        </VisuallyHidden>
        {keys.state === 'failed' ? null : (
          <Card padding="none">
            {list?.length === 0 ? (
              <EmptyState title="No API keys yet" icon={KeyRoundIcon}>
                Create a key, then give it to torchward-link or to your server&apos;s plugin.
              </EmptyState>
            ) : (
              <ApiKeyList
                keys={list}
                refreshing={props.isRefreshing}
                now={props.now}
                onEdit={(apiKey) => onDialogChange({ kind: 'edit', apiKey })}
                onRevoke={(apiKey) => onDialogChange({ kind: 'revoke', apiKey })}
              />
            )}
          </Card>
        )}
      </Stack>
      {/* Shown once the list has arrived, which would otherwise push it down. */}
      {keys.state === 'loading' ? null : <SecurityTips />}
      <Dialogs {...props} />
    </Stack>
  );
}

function Dialogs({
  dialog,
  onDialogChange,
  onDraftChange,
  onCreate,
  onCopied,
  onUpdate,
  onRevoke,
  loading,
  error,
  now,
}: ApiKeysScreenProps) {
  const close = () => onDialogChange(null);
  const shared = { loading, error: error ?? undefined, onCancel: close };
  switch (dialog?.kind) {
    case 'create':
      return (
        <CreateKeyDialog
          {...shared}
          draft={dialog.draft}
          onDraftChange={(draft) => onDraftChange({ ...dialog, draft })}
          onCreate={onCreate}
        />
      );
    case 'reveal':
      return <KeyRevealDialog secret={dialog.secret} name={dialog.name} onCopied={onCopied} onDone={close} />;
    case 'edit':
      return (
        <EditKeyDialog
          {...shared}
          apiKey={dialog.apiKey}
          draft={dialog.draft}
          onDraftChange={(draft) => onDraftChange({ ...dialog, draft })}
          onSave={(request) => onUpdate(dialog.apiKey, request)}
        />
      );
    case 'revoke':
      return (
        <RevokeKeyDialog
          {...shared}
          apiKey={dialog.apiKey}
          now={now}
          onRevoke={() => onRevoke(dialog.apiKey)}
        />
      );
    case undefined:
      return null;
  }
}
