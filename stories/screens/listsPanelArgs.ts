import { fn } from 'storybook/test';
import { toReady } from '~/domain';
import { lists } from '~/fixtures';
import type { ListsPanelProps } from '~/screens/config/ListsPanel';

/** The lists panel as a configuration screen shows it. */
export const listsPanelArgs: ListsPanelProps = {
  lists: toReady(lists.filled),
  onRetry: fn(),
  servers: ['lobby', 'survival-1'],
  dialog: null,
  onDialogChange: fn(),
  preview: null,
  onSave: fn(),
  onRemove: fn(),
  loading: false,
  error: null,
  success: null,
};
