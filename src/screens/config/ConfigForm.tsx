import { useRef } from 'react';
import { appPaths } from '~/contract/appPaths';
import type { Config, SwearingRule } from '~/contract/api.gen';
import { CONFIDENCE_THRESHOLD_STEP, ESCALATION_DAYS, MAX_LENGTH } from '~/contract/limits';
import { describeFeaturePlans } from '~/contract/planFeatures';
import { Alert, Button, Checkbox, Inline, RadioGroup, Slider, Stack, TextArea } from '~/design-system';
import { AUTOMATION_CHOICES, formatThreshold, SWEARING_CHOICES } from '~/domain';
import { PlanLimit, StatusRegion } from '~/patterns';
import { describeSwearingRule } from './describeSwearingRule';

export interface ConfigFormProps {
  value: Config;
  onChange: (value: Config) => void;
  /** Whether the plan has custom rules (Growth and Pro). On other plans the rules are read-only. */
  rulesIncluded: boolean;
  /** The settings are being saved. */
  disabled: boolean;
  /** Name of the configured AI model; null where there is none. */
  aiModel: string | null;
  /** What the edited rules say of swearing; null where nothing, or where the server has not told. */
  swearingRule: SwearingRule | null;
}

function formatRulesDescription(aiModel: string | null): string {
  const reader =
    aiModel === null
      ? 'No AI model is configured: local rules apply what they understand of them.'
      : `${aiModel} reads them as context for every message.`;
  return `In your own words, one rule a line. ${reader}`;
}

function RulesLimit({ inForce }: { inForce: boolean }) {
  return (
    <PlanLimit href={appPaths.subscribe}>
      {`${describeFeaturePlans('customRules')}${inForce ? ' These stay in force.' : ''}`}
    </PlanLimit>
  );
}

/** The choice about swearing, and what the owner's rules do to it. */
function SwearingField({
  value: { swearing },
  rule,
  disabled,
  onChange,
}: {
  value: Config;
  rule: SwearingRule | null;
  disabled: boolean;
  onChange: (swearing: Config['swearing']) => void;
}) {
  const overridden = rule && describeSwearingRule(rule, swearing);
  return (
    <Stack space="small">
      <RadioGroup
        label="Swearing"
        description="At the lag, at lava, at oneself. Swearing at a player is harassment, whatever you choose here."
        options={SWEARING_CHOICES}
        value={swearing}
        disabled={disabled}
        onValueChange={onChange}
      />
      <StatusRegion>
        {overridden ? <Alert title="Your rules come first">{overridden}</Alert> : null}
      </StatusRegion>
    </Stack>
  );
}

/** The fields of the configuration. */
export function ConfigForm({
  value,
  onChange,
  rulesIncluded,
  disabled,
  aiModel,
  swearingRule,
}: ConfigFormProps) {
  const rulesRef = useRef<HTMLTextAreaElement>(null);
  const set = (part: Partial<Config>) => onChange({ ...value, ...part });

  function removeRules() {
    // Removing the rules removes the focused button.
    rulesRef.current?.focus();
    set({ server_rules: '' });
  }

  return (
    <Stack space="large">
      <TextArea
        ref={rulesRef}
        label="Server rules"
        description={
          rulesIncluded ? (
            formatRulesDescription(aiModel)
          ) : (
            <RulesLimit inForce={value.server_rules.trim() !== ''} />
          )
        }
        readOnly={!rulesIncluded}
        rows={7}
        value={value.server_rules}
        maxCount={MAX_LENGTH.serverRules}
        disabled={disabled}
        onChange={(event) => set({ server_rules: event.target.value })}
      />
      {rulesIncluded || value.server_rules === '' ? null : (
        <Inline>
          <Button size="compact" disabled={disabled} onClick={removeRules}>
            Remove these rules
          </Button>
        </Inline>
      )}
      <RadioGroup
        label="Automation level"
        options={AUTOMATION_CHOICES}
        value={value.automation_level}
        disabled={disabled}
        onValueChange={(automation_level) => set({ automation_level })}
      />
      <SwearingField
        value={value}
        rule={swearingRule}
        disabled={disabled}
        onChange={(swearing) => set({ swearing })}
      />
      <Slider
        label="Confidence threshold"
        description="When a verdict is less sure than this, a person decides."
        min={0}
        max={1}
        step={CONFIDENCE_THRESHOLD_STEP}
        value={value.confidence_threshold}
        format={formatThreshold}
        ends={['More automation', 'More review']}
        disabled={disabled}
        onValueChange={(confidence_threshold) =>
          // Rounds to hundredths, because the slider's floating-point steps add up to values such as
          // 0.5700000000000001.
          set({ confidence_threshold: Math.round(confidence_threshold * 100) / 100 })
        }
      />
      <Stack space="small">
        <Checkbox
          label="Pre-filter"
          description="Clears obviously harmless messages in a few milliseconds, before they are judged."
          checked={value.pre_filter_config.enabled}
          disabled={disabled}
          onChange={(event) => set({ pre_filter_config: { enabled: event.target.checked } })}
        />
        <Checkbox
          label="Escalation"
          description={`A player's warnings, mutes and kicks of the last ${ESCALATION_DAYS} days make the next action stronger.`}
          checked={value.escalation_enabled}
          disabled={disabled}
          onChange={(event) => set({ escalation_enabled: event.target.checked })}
        />
      </Stack>
    </Stack>
  );
}
