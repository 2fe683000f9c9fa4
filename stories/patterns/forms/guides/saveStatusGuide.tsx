import { Button, Inline, Stack, Text } from '~/design-system';
import { SaveStatus, SuccessBanner, type SaveState } from '~/patterns';
import { drawVariants, type Guide } from '../../../../.storybook/guide';

const stateUses = {
  idle: 'Draws nothing: the form was not saved yet, or the result was shown long enough.',
  saving: 'The server has not answered yet. `muted`, with a spinner.',
  saved: 'The server has answered. `positive`.',
  failed: 'The server has refused, or can’t be reached. `critical`.',
} satisfies Record<SaveState, string>;

const drawBar = (state: SaveState) => (
  <Inline space="small">
    <Button variant="primary" loading={state === 'saving'}>
      Save Changes
    </Button>
    <SaveStatus state={state} />
  </Inline>
);

export const createSaveStatusGuide = (): Guide => ({
  use: 'Take it beside the button that saves the settings of a form, where the form stays open after it.',
  avoid: [
    { when: 'For what saving will change', take: 'Patterns/Forms/ChangeList' },
    { when: 'For the success of a dialog that has closed', take: 'Patterns/Forms/SuccessBanner' },
    { when: 'For a failure that needs a next step', take: 'Design system/Alert' },
    { when: 'For a setting that is saved at once', take: 'Design system/Switch' },
  ],
  variants: [drawVariants('state', stateUses, (value) => drawBar(value))],
  pairs: [
    {
      right: drawBar('saved'),
      wrong: (
        <Stack space="small" align="start">
          <SuccessBanner message="Saved successfully" />
          <Button variant="primary">Save Changes</Button>
        </Stack>
      ),
      because: 'The result stands beside the button that the owner has just pressed.',
    },
    {
      right: (
        <Stack space="small">
          {drawBar('failed')}
          <Text tone="muted">The configuration was changed elsewhere in the meantime.</Text>
        </Stack>
      ),
      wrong: drawBar('failed'),
      because:
        'The status does not say why, so the server’s reason stands below it while the state is `failed`.',
    },
  ],
  accessibility: [
    'It is a status region. Mount it before the first save, in the state `idle`, so that screen readers announce the changes.',
    'A failure is announced at the next pause, not at once.',
    'A decorative icon replaces the sign on the screen. The sign stays in the text.',
  ],
  content: [
    'The words belong to the component: the parent gives a state and no text.',
    'Hold the state in `useTemporaryState` with `TEMPORARY_STATE_MS.configStatus`, and exempt `saving`, which lasts until the answer.',
  ],
});
