import { ArrowRightIcon, DescriptionList, Heading, Icon, Inline, Stack, Text } from '~/design-system';
import type { SettingChange } from '~/domain';

export interface ChangeListProps {
  /** What saving will change. One or more. */
  changes: readonly SettingChange[];
}

/** What saving will change: each setting with its saved and its new value. */
export function ChangeList({ changes }: ChangeListProps) {
  return (
    <Stack space="xsmall">
      <Heading level={2} size="item">
        What will change
      </Heading>
      <DescriptionList
        items={changes.map((change) => ({ term: change.setting, description: <Change {...change} /> }))}
      />
    </Stack>
  );
}

function Change({ from, to }: SettingChange) {
  return (
    <Inline as="span" space="half">
      <Text as="span" tone="muted">
        <bdi>{from}</bdi>
      </Text>
      <Icon icon={ArrowRightIcon} size="small" label="becomes" directional />
      <Text as="span" weight="medium">
        <bdi>{to}</bdi>
      </Text>
    </Inline>
  );
}
