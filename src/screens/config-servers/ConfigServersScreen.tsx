import { appPaths } from '~/contract/appPaths';
import type { GameServerList } from '~/contract/api.gen';
import {
  Alert,
  ButtonLink,
  Card,
  EmptyState,
  PageHeader,
  ServerIcon,
  SlidersHorizontalIcon,
  Stack,
} from '~/design-system';
import { formatInteger, type Loadable } from '~/domain';
import { PanelState, ServerTable } from '~/patterns';
import { ServerDrawer, type ServerDrawerProps } from './ServerDrawer';

export interface ConfigServersScreenProps extends Omit<ServerDrawerProps, 'server' | 'onClose'> {
  servers: Loadable<GameServerList>;
  onRetry: () => void;
  /** Id of the server whose settings are open; null for none. */
  openId: string | null;
  /** Opens the settings of a server; null closes them. */
  onOpenChange: (id: string | null) => void;
}

/** The account's game servers, each with a name and settings of its own. */
export function ConfigServersScreen({
  servers,
  onRetry,
  openId,
  onOpenChange,
  ...drawer
}: ConfigServersScreenProps) {
  const list = servers.state === 'ready' && servers.data;
  const open = (list && list.servers.find(({ id }) => id === openId)) || null;
  return (
    <Stack space="large">
      <PageHeader title="Servers" description="Every game server that has sent chat or asked for decisions">
        <ButtonLink href={appPaths.config} icon={SlidersHorizontalIcon}>
          Configuration
        </ButtonLink>
      </PageHeader>
      {list && openId && !open ? (
        <Alert tone="caution" announce>
          This server is not on the list.
        </Alert>
      ) : list && list.servers.length >= list.limit ? (
        <Alert
          tone="caution"
          announce
          title={`${formatInteger(list.limit)} servers are listed, as many as an account can have`}
        >
          Chat under a further name is moderated by the account&apos;s configuration. Servers that stay silent
          leave the list, unless they have a name or settings of their own.
        </Alert>
      ) : null}
      <PanelState
        value={servers}
        subject="the servers"
        onRetry={onRetry}
        loading={
          <Card padding="none">
            <ServerTable servers={null} onOpen={onOpenChange} />
          </Card>
        }
      >
        {(loaded) => <List servers={loaded.servers} openId={openId} onOpenChange={onOpenChange} />}
      </PanelState>
      <ServerDrawer {...drawer} server={open} onClose={() => onOpenChange(null)} />
    </Stack>
  );
}

function List({
  servers,
  openId,
  onOpenChange,
}: Pick<GameServerList, 'servers'> & Pick<ConfigServersScreenProps, 'openId' | 'onOpenChange'>) {
  return (
    <Card padding="none">
      {servers.length === 0 ? (
        <EmptyState
          title="No server is known by name yet"
          icon={ServerIcon}
          action={<ButtonLink href={appPaths.documentation}>Connect your server</ButtonLink>}
        >
          Run torchward-link beside your game server, or have a plugin send the server&apos;s name with each
          line. Chat without a name is moderated all the same.
        </EmptyState>
      ) : (
        <ServerTable servers={servers} onOpen={onOpenChange} openId={openId} />
      )}
    </Card>
  );
}
