import { actionValues } from '~/contract/enums.gen';
import type { Action } from '~/contract/api.gen';
import { Badge, DescriptionList } from '~/design-system';
import { ActionBadge } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const actionUses = {
  none: 'Nothing is done about the message. `neutral`, because most messages lead to it.',
  warn: 'The mildest action. `caution`.',
  mute: 'Stronger than a warning. `info`, which sets it apart from its two neighbours.',
  kick: 'Stronger than a mute. `serious`.',
  ban: 'The strongest action. `critical`.',
} satisfies Record<Action, string>;

export const createActionBadgeGuide = (): Guide => ({
  use: 'Take it wherever a screen shows an action: what a verdict recommends, what was done about a message, or what holds for a player.',
  avoid: [
    { when: 'To choose an action', take: 'Design system/RadioGroup' },
    { when: 'For what became of the action in the game', take: 'Patterns/Verdict/GameDelivery' },
    { when: 'For what a reviewer decided about an item', take: 'Patterns/Review/ReviewStatusBadge' },
    { when: 'For how grave a message is', take: 'Patterns/Verdict/SeverityBadge' },
  ],
  variants: [
    {
      prop: 'action',
      values: [
        ...actionValues.map((value) => ({
          value,
          text: actionUses[value],
          drawing: <ActionBadge action={value} />,
        })),
        {
          value: 'shadow_ban',
          text: 'An action of a newer server keeps its own word, in `neutral`.',
          drawing: <ActionBadge action="shadow_ban" />,
        },
      ],
    },
  ],
  pairs: [
    {
      right: (
        <DescriptionList
          items={[
            { term: 'Action', description: <ActionBadge action="warn" /> },
            { term: 'Recommended', description: <ActionBadge action="mute" /> },
          ]}
        />
      ),
      wrong: (
        <DescriptionList
          items={[
            {
              term: 'Verdict',
              description: (
                <>
                  <ActionBadge action="warn" /> <ActionBadge action="mute" />
                </>
              ),
            },
          ]}
        />
      ),
      because: 'The automation level can hold a recommendation back, so a word tells the two actions apart.',
    },
    {
      right: <ActionBadge action="ban" />,
      wrong: <Badge tone="serious">Banned</Badge>,
      because: 'An action has one word and one tone on every screen.',
    },
  ],
  accessibility: [
    'A screen reader reads the word alone. Name it by a term, a column or a word before it: “Recommended”.',
    'Its change is not announced. Announce the result of an action with `SuccessBanner`.',
  ],
  content: [
    'In a sentence write the noun of `toActionNoun`, such as “Undo the warning”, and no badge.',
    'For the colour of something else that stands for the action, such as a bar, take the tone of `describeAction`.',
  ],
});
