import type { AutomationLevel, Config, Swearing } from '~/contract/api.gen';
import { automationLevelValues, swearingValues } from '~/contract/enums.gen';
import { humanize } from './labelled';
import { formatCount } from '~/contract/numberFormat';

/** Said where no answer tells why settings were not saved, or whether they were. */
export const SAVE_FAILED =
  'The save was not confirmed. Check your connection, then save again: your changes are kept.';

const AUTOMATION_LEVELS: Readonly<Record<AutomationLevel, { label: string; description: string }>> = {
  monitor_only: {
    label: 'Monitor only',
    description: 'Nothing is done without you. What should be done waits for review.',
  },
  auto_warn: { label: 'Warn', description: 'Warnings are automatic. Anything stronger waits for review.' },
  auto_mute: {
    label: 'Up to mute',
    description: 'Warnings and mutes are automatic. Kicks and bans wait for review.',
  },
  auto_kick: {
    label: 'Up to kick',
    description: 'Warnings, mutes and kicks are automatic. Bans wait for review.',
  },
  auto_ban: { label: 'Up to ban', description: 'Every action is automatic when the verdict is sure enough.' },
};

/** The automation levels that an owner chooses from, most careful first. */
export const AUTOMATION_CHOICES: readonly { value: AutomationLevel; label: string; description: string }[] =
  automationLevelValues.map((value) => ({ value, ...AUTOMATION_LEVELS[value] }));

/** The label of an automation level; one that the contract does not know is made readable by `humanize`. */
export function formatAutomationLevel(level: string): string {
  return Object.hasOwn(AUTOMATION_LEVELS, level)
    ? AUTOMATION_LEVELS[level as AutomationLevel].label
    : humanize(level);
}

const SWEARING: Readonly<Record<Swearing, { label: string; description: string }>> = {
  allow: { label: 'Allow', description: 'Swearing at no player leads to nothing.' },
  warn: { label: 'Warn', description: 'Strong words lead to a warning, mild words to nothing.' },
  act: { label: 'Act', description: 'Strong words lead to a mute, mild words to a warning.' },
};

/** What an owner chooses from about swearing that is aimed at no player, most lenient first. */
export const SWEARING_CHOICES: readonly { value: Swearing; label: string; description: string }[] =
  swearingValues.map((value) => ({ value, ...SWEARING[value] }));

/** The label of a choice about swearing; one that the contract does not know is made readable by `humanize`. */
export function formatSwearing(swearing: string): string {
  return Object.hasOwn(SWEARING, swearing) ? SWEARING[swearing as Swearing].label : humanize(swearing);
}

/** Formats a confidence threshold, whose steps are hundredths, as whole percent: `0.7` becomes `70%`. */
export function formatThreshold(threshold: number): string {
  return `${Math.round(threshold * 100)}%`;
}

/** One setting that saving changes. */
export interface SettingChange {
  /** The setting's label. */
  setting: string;
  /** The saved value. */
  from: string;
  /** The new value. */
  to: string;
}

export const formatOnOff = (value: boolean) => (value ? 'On' : 'Off');
const formatLineCount = (text: string) =>
  text.trim() === '' ? 'None' : formatCount(text.trim().split('\n').length, 'line');

/** Whether another save came between the version that a draft began from and the one in force. */
export function isOutdatedDraft(saved: Config, draft: Config): boolean {
  const hasVersions = saved.version !== undefined && draft.version !== undefined;
  return hasVersions && saved.version !== draft.version && listConfigDraftChanges(saved, draft).length > 0;
}

const SETTINGS = [
  'server_rules',
  'automation_level',
  'swearing',
  'confidence_threshold',
  'pre_filter_config',
  'escalation_enabled',
] as const satisfies readonly (keyof Config)[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Puts a draft on top of a configuration that was saved after the draft began: each setting that the draft left alone
 * follows the save. The draft gets the save's version unless both changed one setting differently.
 *
 * @param base the configuration that the draft began from
 */
export function rebaseConfigDraft(base: Config, draft: Config, saved: Config): Config {
  if (saved.version === draft.version) return draft;
  const edited = SETTINGS.filter((setting) => !isSame(draft[setting], base[setting]));
  const edits = Object.fromEntries(edited.map((setting) => [setting, draft[setting]])) as Partial<Config>;
  const isConflict = edited.some(
    (setting) => !isSame(saved[setting], base[setting]) && !isSame(saved[setting], draft[setting]),
  );
  return { ...saved, ...edits, ...(isConflict && { version: draft.version }) };
}

/** Lists the settings that saving a draft changes, in the order of the form. */
export function listConfigDraftChanges(saved: Config, draft: Config): SettingChange[] {
  const changes: SettingChange[] = [];
  if (saved.server_rules !== draft.server_rules) {
    changes.push({
      setting: 'Server rules',
      from: formatLineCount(saved.server_rules),
      to: `${formatLineCount(draft.server_rules)}, edited`,
    });
  }
  const compare = (setting: string, from: string, to: string) => {
    if (from !== to) changes.push({ setting, from, to });
  };
  compare(
    'Automation level',
    formatAutomationLevel(saved.automation_level),
    formatAutomationLevel(draft.automation_level),
  );
  compare('Swearing', formatSwearing(saved.swearing), formatSwearing(draft.swearing));
  compare(
    'Confidence threshold',
    formatThreshold(saved.confidence_threshold),
    formatThreshold(draft.confidence_threshold),
  );
  compare(
    'Pre-filter',
    formatOnOff(saved.pre_filter_config.enabled),
    formatOnOff(draft.pre_filter_config.enabled),
  );
  compare('Escalation', formatOnOff(saved.escalation_enabled), formatOnOff(draft.escalation_enabled));
  return changes;
}
