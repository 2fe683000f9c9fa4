import { Inline, Stack, Text } from '~/design-system';
import { shortenUuid, revealOverrides } from '~/domain';
import * as css from './PlayerCell.css';

export interface PlayerCellProps {
  /** The player's name, up to 40 characters. */
  name: string;
  /** The player's uuid; its first 8 characters are shown, the whole of it on hover. */
  uuid: string;
  /**
   * Name and uuid beside each other, for dense tables.
   * @default false
   */
  inline?: boolean;
}

/** Who wrote a message: the name and the short uuid. */
export function PlayerCell({ name, uuid, inline = false }: PlayerCellProps) {
  const words = (
    <>
      <Text as="span" dir="auto" weight="medium" truncate title={revealOverrides(name)}>
        {revealOverrides(name)}
      </Text>
      <span className={css.uuid}>
        <Text as="span" font="mono" size="caption" tone="muted" title={uuid}>
          {shortenUuid(uuid)}
        </Text>
      </span>
    </>
  );
  return inline ? (
    <Inline as="span" space="xsmall" align="baseline" wrap={false}>
      {words}
    </Inline>
  ) : (
    <Stack space="none" as="span">
      {words}
    </Stack>
  );
}
