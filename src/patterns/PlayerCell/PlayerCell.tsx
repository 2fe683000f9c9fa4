import { Stack, Text } from '~/design-system';
import { shortUuid } from '~/domain';

export interface PlayerCellProps {
  /** The player's name, up to 40 characters. */
  name: string;
  /** The player's uuid; its first 8 characters are shown, the whole of it on hover (spec 2, 9). */
  uuid: string;
}

/** Who wrote a message: name above the short uuid. */
export function PlayerCell({ name, uuid }: PlayerCellProps) {
  return (
    <Stack space="none" as="span">
      <Text as="span" dir="auto" weight="medium" truncate title={name}>
        {name}
      </Text>
      <Text as="span" font="mono" size="caption" tone="subtle" title={uuid}>
        {shortUuid(uuid)}
      </Text>
    </Stack>
  );
}
