import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CommandMenu, ConfirmDialog, Dialog } from '~/design-system';

const shared = { open: true, onOpenChange: () => undefined, title: 'Rules', description: 'For all servers.' };

it.each([
  ['Dialog', <Dialog key="dialog" {...shared} />],
  [
    'ConfirmDialog',
    <ConfirmDialog key="confirm" {...shared} confirmLabel="Save" onConfirm={() => undefined} />,
  ],
  ['CommandMenu', <CommandMenu key="menu" {...shared} groups={[]} />],
])('an open %s is left to the browser by a server, without an error at hydration', (_name, overlay) => {
  expect(renderToString(<main>{overlay}</main>)).toBe('<main></main>');
});
