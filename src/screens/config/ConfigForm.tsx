import type { Config } from '~/contract/api.gen';
import { CONFIDENCE_THRESHOLD_STEP, MAX_LENGTH } from '~/contract/limits';
import { Checkbox, RadioGroup, Slider, Stack, TextArea } from '~/design-system';
import { AUTOMATION_CHOICES, formatThreshold } from '~/domain';

export interface ConfigFormProps {
  value: Config;
  onChange: (value: Config) => void;
  /** The settings are being saved. */
  disabled: boolean;
}

/** The fields of the configuration (spec 3). */
export function ConfigForm({ value, onChange, disabled }: ConfigFormProps) {
  const set = (part: Partial<Config>) => onChange({ ...value, ...part });
  return (
    <Stack space="large">
      <TextArea
        label="Server rules"
        hint="In your own words, one rule a line. The AI reads them as context for every message."
        rows={7}
        value={value.server_rules}
        count={value.server_rules.length}
        maxCount={MAX_LENGTH.serverRules}
        disabled={disabled}
        onChange={(event) => set({ server_rules: event.target.value })}
      />
      <RadioGroup
        label="Automation level"
        options={AUTOMATION_CHOICES}
        value={value.automation_level}
        disabled={disabled}
        onValueChange={(automation_level) => set({ automation_level })}
      />
      <Slider
        label="Confidence threshold"
        hint="When the AI is less sure than this, a person decides."
        min={0}
        max={1}
        step={CONFIDENCE_THRESHOLD_STEP}
        value={value.confidence_threshold}
        format={formatThreshold}
        ends={['More automation', 'More review']}
        disabled={disabled}
        onValueChange={(confidence_threshold) =>
          // The slider adds up binary hundredths: 0.5700000000000001 is meant to be 0.57.
          set({ confidence_threshold: Math.round(confidence_threshold * 100) / 100 })
        }
      />
      <Stack space="small">
        <Checkbox
          label="Pre-filter"
          hint="Clears obviously harmless messages in a few milliseconds, without asking the AI."
          checked={value.pre_filter_config.enabled}
          disabled={disabled}
          onChange={(event) => set({ pre_filter_config: { enabled: event.target.checked } })}
        />
        <Checkbox
          label="Escalation"
          hint="A player's earlier warnings, mutes and kicks make the next action stronger."
          checked={value.escalation_enabled}
          disabled={disabled}
          onChange={(event) => set({ escalation_enabled: event.target.checked })}
        />
      </Stack>
    </Stack>
  );
}
