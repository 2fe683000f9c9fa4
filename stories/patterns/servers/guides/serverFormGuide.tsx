import { configs, gameServers, INHERITED_SETTINGS } from '~/fixtures';
import { ServerForm, type ServerFormProps } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const { survival } = gameServers;
const config = configs.filled;
const changeNothing = (): void => undefined;

const drawForm = (settings: Partial<ServerFormProps['value']['settings']>) => (
  <ServerForm
    name={survival.name}
    value={{ ...survival, settings: { ...INHERITED_SETTINGS, ...settings } }}
    config={config}
    onChange={changeNothing}
    disabled={false}
  />
);

export const createServerFormGuide = (): Guide => ({
  use: 'Take it where the owner edits one game server: its name, and the settings that replace the account’s.',
  avoid: [
    { when: 'To compare the servers', take: 'Patterns/Servers/ServerTable' },
    { when: 'For what saving changes', take: 'Patterns/Forms/ChangeList' },
    { when: 'For whether the edits are saved', take: 'Patterns/Forms/SaveStatus' },
    { when: 'To try a line with the settings in force', take: 'Patterns/Verdict/MessageTest' },
  ],
  anatomy: {
    drawing: drawForm({ confidence_threshold: 0.6 }),
    parts: [
      {
        name: 'Name',
        text: 'Replaces the name that the server sends, on the screen alone.',
        selector: 'input',
      },
      {
        name: 'Setting',
        text: 'Follows the account until the owner chooses. The first option says what the account has.',
        selector: '[role="combobox"]',
      },
      {
        name: 'Own threshold',
        text: 'Ticked, it begins at the account’s threshold and shows the slider.',
        selector: '[type="checkbox"]',
      },
      { name: 'Threshold', text: 'Is there only while the box is ticked.', selector: '[role="slider"]' },
    ],
  },
  pairs: [
    {
      right: drawForm({ swearing: 'act' }),
      wrong: drawForm({
        automation_level: config.automation_level,
        confidence_threshold: config.confidence_threshold,
        swearing: 'act',
        pre_filter_enabled: config.pre_filter_config.enabled,
        escalation_enabled: config.escalation_enabled,
      }),
      because: 'A setting of its own stays when the account’s changes, so set only what differs.',
    },
  ],
  accessibility: [
    'It has the fields alone. The screen adds the heading and the buttons.',
    'The slider appears right after its checkbox, so that the next press of Tab reaches it.',
    'While `disabled` is true no field takes the focus. Set it only while the settings are saved.',
  ],
  content: [
    'Pass as `name` what the server sends, not the owner’s name for it: the form quotes it.',
    'Pass the saved `config` of the account. `null` in a setting follows it, and an emptied name is `null` too.',
  ],
});
