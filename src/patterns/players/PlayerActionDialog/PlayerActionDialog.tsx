import { useRef } from 'react';
import type { Action, GameServer, PlayerActionRequest } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { RadioGroup, Select, TextField } from '~/design-system';
import { ACTION_CHOICES, capitalize, formatActionDuration, getServerName, revealOverrides } from '~/domain';
import { FormDialog, type DraftProps, type FormDialogBaseProps } from '../../forms/FormDialog/FormDialog';
import { useForm } from '../../forms/useForm/useForm';

export interface PlayerActionDialogProps extends FormDialogBaseProps, DraftProps<string> {
  /** The player to act on. */
  playerName: string;
  /** The mute or ban that holds, which can be lifted; `none` otherwise. */
  currentAction: Action;
  /**
   * The action to begin with.
   * @default 'warn'
   */
  initialAction?: Action;
  /** The servers to choose from; `null` while they are being fetched. */
  servers: readonly Pick<GameServer, 'name' | 'display_name'>[] | null;
  onConfirm: (request: PlayerActionRequest) => void;
}

type PlayerActionValues = { action: Action; duration: string; server: string; reason: string };

const MINUTE = 60;
const DAY = 1_440 * MINUTE;
const FOR_EVER = 'for_ever';
const EVERY_SERVER = 'every';
/** Keeps a server's name apart from `EVERY_SERVER`. */
const SENT_NAME = 'name:';
const DURATIONS = [
  ...[10 * MINUTE, 60 * MINUTE, DAY, 7 * DAY, 30 * DAY].map((seconds) => ({
    value: String(seconds),
    label: capitalize(formatActionDuration(seconds)),
  })),
  { value: FOR_EVER, label: capitalize(formatActionDuration(null)) },
];

const isLasting = (action: Action): boolean => action === 'mute' || action === 'ban';

const formatLiftLabel = (current: Action): string => `Lift the ${current}`;

/** When a mute or ban is in effect, the choice to lift it comes first. */
function toChoices(current: Action) {
  const actions = ACTION_CHOICES.filter(({ value }) => value !== 'none');
  return isLasting(current)
    ? [{ value: 'none' as const, label: formatLiftLabel(current) }, ...actions]
    : actions;
}

/** The owner's own action on a player. Mount it while it is open. */
export function PlayerActionDialog({
  playerName,
  currentAction,
  initialAction = 'warn',
  servers,
  draft = '',
  onDraftChange,
  onConfirm,
  ...dialog
}: PlayerActionDialogProps) {
  const { loading = false } = dialog;
  const form = useForm<PlayerActionValues>({
    schema: {},
    initialValues: {
      action: initialAction,
      duration: String(60 * MINUTE),
      server: EVERY_SERVER,
      reason: draft,
    },
    loading,
    onValuesChange: ({ reason }) => onDraftChange?.(reason),
    onSubmit: ({ action, duration, server, reason }) =>
      onConfirm({
        action,
        ...(isLasting(action) && { duration_seconds: duration === FOR_EVER ? null : Number(duration) }),
        ...(server !== EVERY_SERVER && { server: server.slice(SENT_NAME.length) }),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      }),
  });
  const { action, duration, server } = form.values;
  const submitRef = useRef<HTMLButtonElement>(null);
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={`Act on ${revealOverrides(playerName)}`}
      description="The game server is told at once. Your own action is about no message, so it counts in no statistics."
      size="small"
      submitLabel={action === 'none' ? formatLiftLabel(currentAction) : `${capitalize(action)} player`}
      submitRef={submitRef}
      initialFocus={() =>
        submitRef.current?.form?.querySelector<HTMLElement>('input[type="radio"]:checked') ?? null
      }
      submitVariant={action === 'ban' ? 'dangerSolid' : 'primary'}
    >
      <RadioGroup
        name="action"
        label="Action"
        options={toChoices(currentAction)}
        value={action}
        onValueChange={(chosen) => form.setValues({ action: chosen })}
        disabled={loading}
      />
      {isLasting(action) ? (
        <Select
          label="Lasts"
          options={DURATIONS}
          value={duration}
          onValueChange={(chosen) => form.setValues({ duration: chosen })}
          disabled={loading}
        />
      ) : null}
      <TextField
        {...form.field('reason')}
        label="Reason"
        description="Shown to the player, where the game server shows reasons."
        optional
        autoComplete="off"
        maxLength={MAX_LENGTH.gameReason}
        readOnly={loading}
      />
      <Select
        label="Server"
        options={[
          { value: EVERY_SERVER, label: 'Every server' },
          ...(servers ?? []).map((each) => ({
            value: SENT_NAME + each.name,
            label: getServerName(each),
          })),
        ]}
        value={server}
        onValueChange={(chosen) => form.setValues({ server: chosen })}
        disabled={loading || servers === null}
      />
    </FormDialog>
  );
}
