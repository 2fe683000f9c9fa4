import { Suspense, useState } from 'react';
import { lazyPart } from '~/design-system';
import { CommandTrigger } from '~/patterns';
import { leaveScreen, useNavigation } from '~/navigation';
import { usePreference } from '~/preferences';
import type { ShellIntent } from './shellShortcuts';
import { useShellShortcuts } from './useShellShortcuts';

const commands = lazyPart(() => import('./Commands').then((m) => m.Commands));
const help = lazyPart(() => import('./Help').then((m) => m.Help));

/** The command menu and the shortcut sheet, loaded when first opened. */
export function ShellTools({ onSidebarToggle }: { onSidebarToggle: () => void }) {
  const { go } = useNavigation();
  const [shown, setShown] = useState<'none' | 'commands' | 'help'>('none');
  const [wanted, setWanted] = useState({ commands: false, help: false });
  const [singleKeys, setSingleKeys] = usePreference('shortcuts');

  const show = (what: 'commands' | 'help') => {
    setWanted((before) => ({ ...before, [what]: true }));
    setShown(what);
  };
  const toggle = (what: 'commands' | 'help') => (open: boolean) =>
    open ? show(what) : setShown((now) => (now === what ? 'none' : now));

  function follow(intent: ShellIntent) {
    if (intent.type === 'commands') show('commands');
    else if (intent.type === 'help') show('help');
    else if (intent.type === 'sidebar') onSidebarToggle();
    else leaveScreen(() => go(intent.path));
  }
  useShellShortcuts(singleKeys, follow);

  return (
    <>
      <CommandTrigger onOpen={() => show('commands')} onIntent={() => commands.preload()} />
      <Suspense>
        {wanted.commands ? (
          <commands.Part
            open={shown === 'commands'}
            onOpenChange={toggle('commands')}
            onHelp={() => show('help')}
            onSidebarToggle={onSidebarToggle}
          />
        ) : null}
        {wanted.help ? (
          <help.Part
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
