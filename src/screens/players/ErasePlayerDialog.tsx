import { ConfirmDialog, Stack, Text } from '~/design-system';
import { revealOverrides } from '~/domain';

export interface ErasePlayerDialogProps {
  playerName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  loading: boolean;
  error?: string | undefined;
}

/** The question before a player's data is erased: what goes, what stays, and that it can't be undone. */
export function ErasePlayerDialog({ playerName, ...dialog }: ErasePlayerDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Erase the data of ${revealOverrides(playerName)}?`}
      description={
        <Stack space="xsmall">
          <Text tone="muted">
            Erased within minutes: every message with its verdict and review, the record with its warnings,
            mutes, kicks and bans, and the decisions about the player. A decision that no game server has
            carried out yet is withdrawn.
          </Text>
          <Text tone="muted">
            What stays: the counts by hour and day, as numbers without the player. A mute or ban that is in
            effect in the game stays there, and you can then lift it only there.
          </Text>
          <Text tone="muted">
            This can&apos;t be undone. What the player writes from now on is kept as new.
          </Text>
        </Stack>
      }
      confirmLabel="Erase data"
      cancelLabel="Keep data"
    />
  );
}
