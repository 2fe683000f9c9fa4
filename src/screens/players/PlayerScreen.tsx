import { useEffect, useRef } from 'react';
import type {
  Action,
  GameDecision,
  GameServer,
  LogPage,
  Player,
  PlayerActionRequest,
} from '~/contract/api.gen';
import { appendQuery, appPaths } from '~/contract/appPaths';
import {
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  Heading,
  Inline,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  TrashIcon,
  Uuid,
} from '~/design-system';
import {
  describeGameDecision,
  describeUndone,
  formatAbsolute,
  formatInteger,
  type Loadable,
  revealOverrides,
} from '~/domain';
import {
  ActionBadge,
  ActionedMessageTable,
  PanelState,
  PlayerActionDialog,
  PlayerDecisionTable,
  SuccessBanner,
  UndoDialog,
  type DraftProps,
  type UndoableMessage,
  type UndoState,
} from '~/patterns';
import { ErasePlayerDialog } from './ErasePlayerDialog';

/** The owner's own action on the player, and how the last one ended. */
export interface PlayerActionState extends DraftProps<string> {
  /** The action that the dialog begins with; null while it is closed. */
  asking: { action: Action } | null;
  /** The servers to choose from; null while they are being fetched. */
  servers: readonly GameServer[] | null;
  loading: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  /** What the owner has just decided. */
  made: GameDecision | null;
  begin: (action: Action) => void;
  cancel: () => void;
  confirm: (request: PlayerActionRequest) => void;
}

/** The erasure of the player's data, and why the last attempt failed. */
export interface PlayerErasureState {
  asking: boolean;
  loading: boolean;
  error: string | null;
  begin: () => void;
  cancel: () => void;
  confirm: () => void;
}

export interface PlayerScreenProps {
  player: Loadable<Player>;
  /** The player's newest messages with an action. */
  messages: Loadable<LogPage>;
  onRetry: () => void;
  onRetryMessages: () => void;
  undo: UndoState;
  acting: PlayerActionState;
  erasing: PlayerErasureState;
}

const FIGURES = [
  ['Messages', 'total_messages'],
  ['Warnings', 'warnings_count'],
  ['Mutes', 'mutes_count'],
  ['Kicks', 'kicks_count'],
  ['Bans', 'bans_count'],
] as const satisfies readonly (readonly [string, keyof Player])[];

/** A player's counts, the mute or ban that holds, every decision, the owner's own actions, and the player's erasure. */
export function PlayerScreen({ player, onRetry, ...parts }: PlayerScreenProps) {
  const panel = (
    <PanelState value={player} subject="this player" single onRetry={onRetry} loading={<PlayerSkeleton />}>
      {(data) => <Record player={data} {...parts} />}
    </PanelState>
  );
  if (player.state !== 'failed') return panel;
  return (
    <Stack space="large">
      <PageHeader title="Player">
        <ButtonLink href={appPaths.logs}>Open the logs</ButtonLink>
      </PageHeader>
      {panel}
    </Stack>
  );
}

function PlayerSkeleton() {
  return (
    <Stack space="large">
      <Skeleton shape="control" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}

/**
 * Moves the focus to a heading after an action, because the action removes the button that the owner pressed: at once,
 * or when the page fetches the record again.
 *
 * @param done the action, null before it
 * @returns the ref of the heading
 */
function useFocusAfter(done: object | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done === null) return undefined;
    // After the closed dialog has returned the focus to its opener.
    const timer = setTimeout(() => heading.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [done]);
  return heading;
}

type RecordProps = { player: Player } & Omit<PlayerScreenProps, 'player' | 'onRetry'>;

function Record({ player, messages, onRetryMessages, undo, acting, erasing }: RecordProps) {
  const {
    player_name: name,
    player_uuid: uuid,
    current_action: current = 'none',
    last_seen: lastSeen,
  } = player;
  const title = useFocusAfter(acting.made?.action === 'none' ? acting.made : null);
  const messagesTitle = useFocusAfter(undo.undone);
  return (
    <Stack space="large">
      <PageHeader
        title={<bdi>{revealOverrides(name)}</bdi>}
        titleRef={title}
        description={<Uuid value={uuid} />}
      >
        <Inline space="xsmall">
          <Button variant="primary" onClick={() => acting.begin('warn')}>
            Act on this player
          </Button>
          {current === 'none' ? null : (
            <Button onClick={() => acting.begin('none')}>Lift the {current}</Button>
          )}
          <ButtonLink href={appendQuery(appPaths.logs, { player: uuid })}>Messages in the log</ButtonLink>
        </Inline>
      </PageHeader>

      <SuccessBanner message={describeResult(undo.undone, acting.made)} />

      <Card>
        <DescriptionList
          layout="columns3"
          items={[
            { term: 'Holds now', description: <ActionBadge action={current} /> },
            ...FIGURES.map(([term, key]) => ({
              term,
              description: (
                <Text as="span" size="lead" weight="strong" numeric>
                  {formatInteger(player[key])}
                </Text>
              ),
            })),
            {
              term: 'Last message',
              description: <time dateTime={lastSeen}>{formatAbsolute(lastSeen)}</time>,
            },
          ]}
        />
      </Card>

      <Stack space="small">
        <Heading level={2}>Decisions</Heading>
        <Card padding="none">
          <PlayerDecisionTable decisions={player.decisions ?? []} />
        </Card>
      </Stack>

      <Stack space="small">
        <Heading level={2} ref={messagesTitle} tabIndex={-1}>
          Messages with an action
        </Heading>
        <Text tone="muted">The newest ones. Undo takes an action back, with its count.</Text>
        <Card padding="none">
          <ActionedMessageTable
            messages={
              messages.state === 'ready' ? messages.data.logs : messages.state === 'failed' ? [] : null
            }
            error={
              messages.state === 'failed' ? (messages.detail ?? 'Failed to load the messages.') : undefined
            }
            onRetry={onRetryMessages}
            onUndo={undo.begin}
          />
        </Card>
      </Stack>

      <Card as="section" aria-label="Data of this player">
        <Stack>
          <Stack space="half">
            <Heading level={2} size="section">
              Data of this player
            </Heading>
            <Text tone="muted">
              When the player asks you to delete what is kept of them, erase it here. It can&apos;t be undone.
            </Text>
          </Stack>
          <Inline>
            <Button variant="danger" icon={TrashIcon} onClick={erasing.begin}>
              Erase player data…
            </Button>
          </Inline>
        </Stack>
      </Card>
      <ErasePlayerDialog
        playerName={name}
        open={erasing.asking}
        onOpenChange={(open) => (open ? erasing.begin() : erasing.cancel())}
        onConfirm={erasing.confirm}
        loading={erasing.loading}
        error={erasing.error ?? undefined}
      />

      {acting.asking ? (
        <PlayerActionDialog
          playerName={name}
          currentAction={current}
          initialAction={acting.asking.action}
          servers={acting.servers}
          loading={acting.loading}
          error={acting.error ?? undefined}
          draft={acting.draft}
          onDraftChange={acting.onDraftChange}
          onConfirm={acting.confirm}
          onCancel={acting.cancel}
        />
      ) : null}
      {undo.asking ? (
        <UndoDialog
          action={undo.asking.final_action}
          playerName={name}
          loading={undo.loading}
          error={undo.error ?? undefined}
          draft={undo.draft}
          onDraftChange={undo.onDraftChange}
          onConfirm={undo.confirm}
          onCancel={undo.cancel}
        />
      ) : null}
    </Stack>
  );
}

/** What the owner has just done, and what will happen in the game. */
function describeResult(undone: UndoableMessage | null, made: GameDecision | null): string | null {
  if (undone) return describeUndone(undone);
  if (!made) return null;
  const told = made.server ?? 'Every game server';
  return `${describeGameDecision(made)}. ${told} is told at once; what it reports is shown below.`;
}
