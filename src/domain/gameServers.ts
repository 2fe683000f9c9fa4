import type { Config, GameServer, ServerSettings } from '~/contract/api.gen';
import {
  formatAutomationLevel,
  formatOnOff,
  formatSwearing,
  formatThreshold,
  type SettingChange,
} from './configuration';
import { NO_VALUE } from '~/contract/noValue';

/** The owner's name and settings of a server, as edited. */
export type ServerDraft = Pick<GameServer, 'id' | 'display_name' | 'settings' | 'version'>;

/** The name that the owner gave the server, else the name that the server sends. */
export const getServerName = ({ name, display_name: own }: Pick<GameServer, 'name' | 'display_name'>) =>
  own ?? name;

/** The seconds from when a line was said to its arrival: `0.8 s`, `45 s`, `12 min`, `3 h`; a dash when unknown. */
export function formatLag(seconds: number | null): string {
  if (seconds === null || Number.isNaN(seconds)) return NO_VALUE;
  if (seconds < 10) return `${Math.round(seconds * 10) / 10} s`;
  if (seconds < 100) return `${Math.round(seconds)} s`;
  return seconds < 6_000 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}

/** Lists what a server does differently from the account: `Up to mute`, `Threshold 80%`, `Pre-filter off`. */
export function describeOwnSettings(own: ServerSettings): string[] {
  const onOff = (name: string, value: boolean | null) =>
    value === null ? [] : [`${name} ${formatOnOff(value).toLowerCase()}`];
  return [
    ...(own.automation_level === null ? [] : [formatAutomationLevel(own.automation_level)]),
    ...(own.swearing === null ? [] : [`Swearing ${formatSwearing(own.swearing).toLowerCase()}`]),
    ...(own.confidence_threshold === null ? [] : [`Threshold ${formatThreshold(own.confidence_threshold)}`]),
    ...onOff('Pre-filter', own.pre_filter_enabled),
    ...onOff('Escalation', own.escalation_enabled),
  ];
}

/** Returns the account's settings under the names of own settings: what a server without own settings uses. */
export function toInheritedSettings(config: Config): {
  [Name in keyof ServerSettings]: NonNullable<ServerSettings[Name]>;
} {
  return {
    automation_level: config.automation_level,
    confidence_threshold: config.confidence_threshold,
    pre_filter_enabled: config.pre_filter_config.enabled,
    escalation_enabled: config.escalation_enabled,
    swearing: config.swearing,
  };
}

const AS_ACCOUNT = 'As the account';

/** Lists what saving a draft would change of a server: its name and settings, in the order of the form. */
export function listServerDraftChanges(
  saved: Omit<ServerDraft, 'id'>,
  draft: Omit<ServerDraft, 'id'>,
): SettingChange[] {
  const changes: SettingChange[] = [];
  const compare = (setting: string, from: string, to: string) => {
    if (from !== to) changes.push({ setting, from, to });
  };
  const show = <Value>(value: Value | null, format: (value: Value) => string) =>
    value === null ? AS_ACCOUNT : format(value);
  const [from, to] = [saved.settings, draft.settings];
  compare('Name', saved.display_name ?? 'As it is sent', draft.display_name ?? 'As it is sent');
  compare(
    'Automation level',
    show(from.automation_level, formatAutomationLevel),
    show(to.automation_level, formatAutomationLevel),
  );
  compare('Swearing', show(from.swearing, formatSwearing), show(to.swearing, formatSwearing));
  compare(
    'Confidence threshold',
    show(from.confidence_threshold, formatThreshold),
    show(to.confidence_threshold, formatThreshold),
  );
  compare('Pre-filter', show(from.pre_filter_enabled, formatOnOff), show(to.pre_filter_enabled, formatOnOff));
  compare('Escalation', show(from.escalation_enabled, formatOnOff), show(to.escalation_enabled, formatOnOff));
  return changes;
}
