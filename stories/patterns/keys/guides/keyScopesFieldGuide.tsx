import { keyScopeValues } from '~/contract/enums.gen';
import { DEFAULT_KEY_SCOPES } from '~/contract/keyScopes';
import { KeyScopesField } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createKeyScopesFieldGuide = (): Guide => ({
  use: 'Take it in a form that creates or edits an API key, to choose what the key may do.',
  avoid: [
    { when: 'For the form that creates a key', take: 'Patterns/Keys/CreateKeyDialog' },
    { when: 'For the form that changes one', take: 'Patterns/Keys/EditKeyDialog' },
    { when: 'To show the scopes of a key', take: 'Patterns/Keys/ApiKeyList' },
    { when: 'For one choice of several', take: 'Design system/RadioGroup' },
  ],
  anatomy: {
    drawing: (
      <KeyScopesField
        id="drawn-scopes"
        name="drawnScopes"
        defaultValue={DEFAULT_KEY_SCOPES}
        prefix="sk_test"
      />
    ),
    parts: [
      { name: 'Legend', text: 'Names the group and says how many are needed.', selector: 'legend' },
      { name: 'Description', text: 'What the scope allows.', selector: 'label + span' },
      {
        name: 'Note',
        text: 'Says why a test key is offered one scope alone. A live key has no note.',
        selector: 'fieldset > div > p',
      },
      { name: 'Scope', text: 'A checkbox with the word of the API.', selector: 'input' },
    ],
  },
  pairs: [
    {
      right: (
        <KeyScopesField
          id="right-scopes"
          name="rightScopes"
          defaultValue={DEFAULT_KEY_SCOPES}
          prefix="sk_live"
        />
      ),
      wrong: (
        <KeyScopesField id="wrong-scopes" name="wrongScopes" defaultValue={keyScopeValues} prefix="sk_live" />
      ),
      because: 'A server’s plugin only moderates, and a lost key can do no more than its scopes.',
    },
  ],
  accessibility: [
    'The question names the group, and an error describes it. Each scope is described by what it allows.',
    'The first scope carries the `id`, so that the form’s focus goes there.',
  ],
  content: [
    'Begin with `DEFAULT_KEY_SCOPES` for a new key, and with the key’s own scopes for one that exists.',
    'Check the choice with `validateScopes`. The form reads the ticked scopes under `name`.',
    'Describe a new scope in `SCOPE_MEANINGS`, which the documentation shows too.',
  ],
});
