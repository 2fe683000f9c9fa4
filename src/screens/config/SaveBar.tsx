import { MAX_LENGTH } from '~/contract/limits';
import { Button, DescriptionList, Heading, Inline, Stack, Text, type TextTone } from '~/design-system';
import type { SettingChange } from '~/domain';

export const SAVE_STATES = ['idle', 'saving', 'saved', 'failed'] as const;
export type SaveState = (typeof SAVE_STATES)[number];

export interface SaveBarProps {
  /** What saving will change. */
  changes: readonly SettingChange[];
  state: SaveState;
  /** The server's words about a failed save. */
  detail?: string | undefined;
  /** The edited rules: too long ones are not sent. */
  rules: string;
  onSave: () => void;
  onDiscard: () => void;
}

/** The texts of the specification, word for word (spec 2, configuration). */
const STATUS: Readonly<Record<SaveState, { text: string; tone: TextTone }>> = {
  idle: { text: '', tone: 'muted' },
  saving: { text: 'Saving...', tone: 'muted' },
  saved: { text: '✓ Saved successfully', tone: 'positive' },
  failed: { text: '✗ Failed to save', tone: 'critical' },
};

/** What will change, the button that changes it, and how that went. */
export function SaveBar({ changes, state, detail, rules, onSave, onDiscard }: SaveBarProps) {
  const isTooLong = rules.length > MAX_LENGTH.serverRules;
  const hasChanges = changes.length > 0;
  const { text, tone } = STATUS[state];
  return (
    <Stack space="small">
      {hasChanges ? (
        <Stack space="xsmall">
          <Heading level={2} size="item">
            What will change
          </Heading>
          <DescriptionList
            items={changes.map(({ setting, from, to }) => ({ term: setting, detail: `${from} → ${to}` }))}
          />
        </Stack>
      ) : null}
      <Inline>
        <Button
          variant="primary"
          isLoading={state === 'saving'}
          disabled={!hasChanges || isTooLong}
          onClick={onSave}
        >
          Save Changes
        </Button>
        {hasChanges ? (
          <Button variant="ghost" disabled={state === 'saving'} onClick={onDiscard}>
            Discard
          </Button>
        ) : null}
        <Text as="span" role="status" tone={tone}>
          {text}
        </Text>
      </Inline>
      {isTooLong ? <Text tone="critical">The rules are too long to save. Shorten them first.</Text> : null}
      {state === 'failed' && detail ? <Text tone="muted">{detail}</Text> : null}
    </Stack>
  );
}
