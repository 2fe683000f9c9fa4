import type { Ref } from 'react';
import { MAX_LENGTH } from '~/contract/limits';
import { Alert, Button, Inline, Stack, Text } from '~/design-system';
import type { SettingChange } from '~/domain';
import { ChangeList, SaveStatus, type SaveState } from '~/patterns';

export interface SaveBarProps {
  /** What saving will change. */
  changes: readonly SettingChange[];
  state: SaveState;
  /** Why the last save failed and what to do, shown until the next one. */
  detail?: string | undefined;
  /** The edited rules; the bar refuses to save them when they are too long. */
  rules: string;
  onSave: () => void;
  onDiscard: () => void;
  saveRef: Ref<HTMLButtonElement>;
}

/** The pending changes, the buttons that save or discard them, and the result. */
export function SaveBar({ changes, state, detail, rules, onSave, onDiscard, saveRef }: SaveBarProps) {
  const isTooLong = rules.length > MAX_LENGTH.serverRules;
  const hasChanges = changes.length > 0;
  return (
    <Stack space="small">
      {hasChanges ? <ChangeList changes={changes} /> : null}
      <Inline>
        <Button
          ref={saveRef}
          variant="primary"
          loading={state === 'saving'}
          disabled={isTooLong}
          onClick={onSave}
        >
          Save Changes
        </Button>
        {hasChanges ? (
          <Button variant="ghost" disabled={state === 'saving'} onClick={onDiscard}>
            Discard
          </Button>
        ) : null}
        <SaveStatus state={state} />
      </Inline>
      {isTooLong ? <Text tone="critical">The rules are too long to save. Shorten them first.</Text> : null}
      {detail ? <Alert tone="critical">{detail}</Alert> : null}
    </Stack>
  );
}
