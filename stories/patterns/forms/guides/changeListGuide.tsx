import { ChangeList } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const LEVEL = { setting: 'Automation level', from: 'Warn', to: 'Up to mute' };

export const createChangeListGuide = (): Guide => ({
  use: 'Take it above the button that saves several settings, to show what saving will change.',
  avoid: [
    { when: 'For the result of saving', take: 'Patterns/Forms/SaveStatus' },
    { when: 'For a setting that is saved at once', take: 'Design system/Switch' },
    { when: 'For values that do not change', take: 'Design system/DescriptionList' },
    { when: 'To ask before something is lost', take: 'Design system/ConfirmDialog' },
  ],
  anatomy: {
    drawing: <ChangeList changes={[LEVEL]} />,
    parts: [
      { name: 'Title', text: 'A heading of level 2.', selector: 'h2' },
      { name: 'New value', text: 'What saving sets.', selector: 'dd > span > :last-child' },
      { name: 'Setting', text: 'Its label in the form.', selector: 'dt' },
      { name: 'Saved value', text: 'What is in force until then.', selector: 'dd > span > :first-child' },
    ],
  },
  pairs: [
    {
      right: <ChangeList changes={[LEVEL]} />,
      wrong: <ChangeList changes={[{ setting: 'automation_level', from: 'auto_warn', to: 'auto_mute' }]} />,
      because: 'The owner finds the words of the form again, not the values of the API.',
    },
    {
      right: <ChangeList changes={[{ setting: 'Server rules', from: '3 lines', to: '4 lines, edited' }]} />,
      wrong: (
        <ChangeList
          changes={[
            {
              setting: 'Server rules',
              from: '1. No insults. 2. No advertising of other servers. 3. English in public chat.',
              to: '1. No insults. 2. No advertising of other servers. 3. English in public chat. 4. No politics.',
            },
          ]}
        />
      ),
      because: 'For a long text the list says how much changed; the field shows the text itself.',
    },
  ],
  accessibility: [
    'It is a description list. A screen reader reads the arrow as “becomes”.',
    'It comes and goes with the edits and announces none of them.',
  ],
  content: [
    'Take the changes from `listConfigDraftChanges` or `listServerDraftChanges`, and draw nothing where they are empty.',
    'List a setting once.',
  ],
});
