import type { Config } from '~/contract/api.gen';
import { Alert, Button, DescriptionList, Inline, Stack, Text, TextArea } from '~/design-system';
import { listConfigDraftChanges } from '~/domain';

export interface ConflictAlertProps {
  /** The configuration in force, which another caller saved meanwhile. */
  saved: Config;
  /** The configuration as the owner edited it. */
  draft: Config;
  /** Goes on with the owner's version, on top of the one in force. */
  onKeepMine: () => void;
  /** Shows the configuration in force; the tab keeps the owner's version, and the owner can bring it back. */
  onTakeOther: () => void;
}

/** Shows how the owner's configuration and the one in force differ, and lets the owner choose. */
export function ConflictAlert({ saved, draft, onKeepMine, onTakeOther }: ConflictAlertProps) {
  const differences = listConfigDraftChanges(saved, draft);
  return (
    <Alert
      tone="caution"
      title="The configuration changed while you edited it"
      action={
        <Inline>
          <Button size="compact" variant="primary" onClick={onKeepMine}>
            Keep mine
          </Button>
          <Button size="compact" onClick={onTakeOther}>
            Take the one in force
          </Button>
        </Inline>
      }
    >
      <Stack space="small">
        <Text>Another save is in force, and yours is not saved yet. These settings would change:</Text>
        <DescriptionList
          items={differences.map(({ setting, from, to }) => ({
            term: setting,
            description: `In force: ${from}. Yours: ${to}.`,
          }))}
        />
        {saved.server_rules === draft.server_rules ? null : (
          <TextArea label="Server rules in force" value={saved.server_rules} readOnly rows={4} />
        )}
      </Stack>
    </Alert>
  );
}
