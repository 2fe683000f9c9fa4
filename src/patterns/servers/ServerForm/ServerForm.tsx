import type { Config, ServerSettings } from '~/contract/api.gen';
import { CONFIDENCE_THRESHOLD_STEP, MAX_LENGTH } from '~/contract/limits';
import { Checkbox, Select, Slider, Stack, TextField } from '~/design-system';
import {
  AUTOMATION_CHOICES,
  formatAutomationLevel,
  formatOnOff,
  formatSwearing,
  formatThreshold,
  SWEARING_CHOICES,
  toInheritedSettings,
  type ServerDraft,
} from '~/domain';

export interface ServerFormProps {
  /** The name that the server sends. */
  name: string;
  /** The name and the settings as edited. */
  value: ServerDraft;
  onChange: (value: ServerDraft) => void;
  /** The account's configuration, which is in force where the server has no setting of its own. */
  config: Config;
  /** The settings are being saved. */
  disabled: boolean;
}

/** Stands for a setting that follows the account. */
const INHERIT = 'inherit';

/** A choice of on, off, or what the account has. */
function OnOffField({
  label,
  description,
  value,
  inherited,
  onChange,
  disabled,
}: {
  label: string;
  description: string;
  value: boolean | null;
  inherited: boolean;
  onChange: (value: boolean | null) => void;
  disabled: boolean;
}) {
  return (
    <Select
      label={label}
      description={description}
      options={[
        { value: INHERIT, label: `As the account: ${formatOnOff(inherited)}` },
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
      ]}
      value={value === null ? INHERIT : value ? 'on' : 'off'}
      disabled={disabled}
      onValueChange={(next) => onChange(next === INHERIT ? null : next === 'on')}
    />
  );
}

/** The name and the settings of one game server, each of which can follow the account. */
export function ServerForm({ name, value, onChange, config, disabled }: ServerFormProps) {
  const { settings, display_name: displayName } = value;
  const inherited = toInheritedSettings(config);
  const set = (part: Partial<ServerSettings>) => onChange({ ...value, settings: { ...settings, ...part } });

  return (
    <Stack space="large">
      <TextField
        label="Name"
        optional
        description={`Shown here in place of ${name}, which the server sends.`}
        value={displayName ?? ''}
        maxLength={MAX_LENGTH.serverName}
        autoComplete="off"
        disabled={disabled}
        onChange={({ target }) =>
          onChange({ ...value, display_name: target.value === '' ? null : target.value })
        }
      />
      <Select
        label="Automation level"
        description="What happens on this server without you."
        options={[
          { value: INHERIT, label: `As the account: ${formatAutomationLevel(inherited.automation_level)}` },
          ...AUTOMATION_CHOICES,
        ]}
        value={settings.automation_level ?? INHERIT}
        disabled={disabled}
        onValueChange={(next) => set({ automation_level: next === INHERIT ? null : next })}
      />
      <Select
        label="Swearing"
        description="What swearing at no player leads to. What your rules say of it comes first."
        options={[
          { value: INHERIT, label: `As the account: ${formatSwearing(inherited.swearing)}` },
          ...SWEARING_CHOICES,
        ]}
        value={settings.swearing ?? INHERIT}
        disabled={disabled}
        onValueChange={(next) => set({ swearing: next === INHERIT ? null : next })}
      />
      <Stack space="small">
        <Checkbox
          label="Confidence threshold of its own"
          description={`The account has ${formatThreshold(inherited.confidence_threshold)}.`}
          checked={settings.confidence_threshold !== null}
          disabled={disabled}
          onChange={({ target }) =>
            set({ confidence_threshold: target.checked ? inherited.confidence_threshold : null })
          }
        />
        {settings.confidence_threshold === null ? null : (
          <Slider
            label="Confidence threshold"
            description="When a verdict is less sure than this, a person decides."
            min={0}
            max={1}
            step={CONFIDENCE_THRESHOLD_STEP}
            value={settings.confidence_threshold}
            format={formatThreshold}
            ends={['More automation', 'More review']}
            disabled={disabled}
            // The slider's steps add up to values such as 0.5700000000000001.
            onValueChange={(next) => set({ confidence_threshold: Math.round(next * 100) / 100 })}
          />
        )}
      </Stack>
      <OnOffField
        label="Pre-filter"
        description="Clears obviously harmless messages before they are judged."
        value={settings.pre_filter_enabled}
        inherited={inherited.pre_filter_enabled}
        disabled={disabled}
        onChange={(pre_filter_enabled) => set({ pre_filter_enabled })}
      />
      <OnOffField
        label="Escalation"
        description="A player's earlier warnings, mutes and kicks make the next action stronger."
        value={settings.escalation_enabled}
        inherited={inherited.escalation_enabled}
        disabled={disabled}
        onChange={(escalation_enabled) => set({ escalation_enabled })}
      />
    </Stack>
  );
}
