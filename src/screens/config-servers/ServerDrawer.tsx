import type { Config, GameServer } from '~/contract/api.gen';
import { Alert, Button, Dialog, Heading, Inline, Skeleton, Stack, Text } from '~/design-system';
import { getServerName, listServerDraftChanges, type Loadable, type ServerDraft } from '~/domain';
import {
  ChangeList,
  MessageTest,
  PanelState,
  SaveStatus,
  ServerForm,
  type MessageTestProps,
  type SaveState,
} from '~/patterns';

export interface ServerDrawerProps {
  /** The open server; `null` closes the drawer. */
  server: GameServer | null;
  onClose: () => void;
  /** The name and the settings as edited; `null` while nothing was edited. */
  draft: ServerDraft | null;
  onDraftChange: (draft: ServerDraft) => void;
  /** The account's configuration. */
  config: Loadable<Config>;
  onRetryConfig: () => void;
  onSave: () => void;
  onDiscard: () => void;
  saveState: SaveState;
  /** Why the last save failed and what to do; undefined once another save has begun. */
  saveDetail?: string | undefined;
  /** The test of one sample message with the settings that are in force on the game server. */
  test: MessageTestProps;
}

/** The name and the settings of one game server, and a test of one line on it. */
export function ServerDrawer({ server, onClose, ...rest }: ServerDrawerProps) {
  return (
    <Dialog
      open={server !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      side="end"
      title={server === null ? 'Server' : getServerName(server)}
      description="What this server does differently from the account's configuration."
    >
      {server === null ? null : (
        <PanelState
          value={rest.config}
          subject="the configuration"
          onRetry={rest.onRetryConfig}
          loading={<Skeleton shape="block" />}
        >
          {(config) => <Editor {...rest} server={server} account={config} />}
        </PanelState>
      )}
    </Dialog>
  );
}

type EditorProps = Omit<ServerDrawerProps, 'server' | 'onClose' | 'config' | 'onRetryConfig'> & {
  server: GameServer;
  account: Config;
};

function Editor({
  server,
  account,
  draft,
  onDraftChange,
  onSave,
  onDiscard,
  saveState,
  saveDetail,
  test,
}: EditorProps) {
  const edited = draft ?? server;
  const changes = listServerDraftChanges(server, edited);
  return (
    <Stack space="large">
      <ServerForm
        name={server.name}
        value={edited}
        onChange={onDraftChange}
        config={account}
        disabled={saveState === 'saving'}
      />
      <Stack space="small">
        {changes.length > 0 ? <ChangeList changes={changes} /> : null}
        <Inline>
          <Button variant="primary" loading={saveState === 'saving'} onClick={onSave}>
            Save Changes
          </Button>
          {changes.length > 0 ? (
            <Button variant="ghost" disabled={saveState === 'saving'} onClick={onDiscard}>
              Discard
            </Button>
          ) : null}
          <SaveStatus state={saveState} />
        </Inline>
        {saveDetail ? <Alert tone="critical">{saveDetail}</Alert> : null}
      </Stack>
      <Stack space="small">
        <Heading level={3} size="item">
          Test a message on this server
        </Heading>
        <Text tone="muted">
          With the settings in force, so save a change before you test it. Nothing is stored.
        </Text>
        <MessageTest {...test} />
      </Stack>
    </Stack>
  );
}
