import { Suspense, useState } from 'react';
import { lazyWithPreload } from '~/design-system';
import { CommandTrigger } from '~/patterns';
import { askBeforeLeaving, useNavigation } from '~/navigation';
import { usePreference } from '~/preferences';
import type { ShellIntent } from './shellShortcuts';
import { useShellShortcuts } from './useShellShortcuts';

const ShellCommandMenu = lazyWithPreload(() => import('./ShellCommandMenu').then((m) => m.ShellCommandMenu));
const ShortcutHelp = lazyWithPreload(() => import('./ShortcutHelp').then((m) => m.ShortcutHelp));

/** The command menu and the shortcut sheet, loaded when first opened. */
export function CommandMenuAndShortcuts({ onSidebarToggle }: { onSidebarToggle: () => void }) {
  const { go } = useNavigation();
  const [shown, setShown] = useState<'none' | 'commands' | 'help'>('none');
  const [wasShown, setWasShown] = useState({ commands: false, help: false });
  const [singleKeys, setSingleKeys] = usePreference('shortcuts');

  const show = (what: 'commands' | 'help') => {
    setWasShown((before) => ({ ...before, [what]: true }));
    setShown(what);
  };
  const toggle = (what: 'commands' | 'help') => (open: boolean) =>
    open ? show(what) : setShown((now) => (now === what ? 'none' : now));

  function onIntent(intent: ShellIntent) {
    if (intent.type === 'commands') show('commands');
    else if (intent.type === 'help') show('help');
    else if (intent.type === 'sidebar') onSidebarToggle();
    else askBeforeLeaving(() => go(intent.path));
  }
  useShellShortcuts(singleKeys, onIntent);

  return (
    <>
      <CommandTrigger onOpen={() => show('commands')} onIntent={() => ShellCommandMenu.preload()} />
      <Suspense>
        {wasShown.commands ? (
          <ShellCommandMenu
            open={shown === 'commands'}
            onOpenChange={toggle('commands')}
            onHelp={() => show('help')}
            onSidebarToggle={onSidebarToggle}
          />
        ) : null}
        {wasShown.help ? (
          <ShortcutHelp
            open={shown === 'help'}
            onOpenChange={toggle('help')}
            enabled={singleKeys}
            onEnabledChange={setSingleKeys}
          />
        ) : null}
      </Suspense>
    </>
  );
}
