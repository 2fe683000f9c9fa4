import {
  Dialog,
  Inline,
  Kbd,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
} from '~/design-system';

/** The keys of one shortcut, pressed together or in sequence. */
export interface ShortcutEntry {
  keys: readonly string[];
  /** What the shortcut does. */
  meaning: string;
}

export interface ShortcutSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the keys work, as one sentence. */
  description: string;
  /** The keys and what they do, in the order shown. */
  shortcuts: readonly ShortcutEntry[];
  /** Whether single-key shortcuts are on. A visitor can turn them off, because speech input may send single keys. */
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}

/** Lists the shortcuts of the current screen, with a switch that turns single keys off. */
export function ShortcutSheet({
  open,
  onOpenChange,
  description,
  shortcuts,
  enabled,
  onEnabledChange,
}: ShortcutSheetProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description={description}
      // Outside the content, where the switch would get the focus first, and scroll a long list to its end.
      footer={<Switch label="Single-key shortcuts" checked={enabled} onCheckedChange={onEnabledChange} />}
    >
      <Table caption="Keyboard shortcuts">
        <TableHead>
          <TableColumn width="shrink">Key</TableColumn>
          <TableColumn>Meaning</TableColumn>
        </TableHead>
        <TableBody>
          {shortcuts.map(({ keys, meaning }) => (
            <TableRow key={meaning}>
              <TableCell>
                <Inline as="span" space="half" wrap={false}>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Inline>
              </TableCell>
              <TableCell>{meaning}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Dialog>
  );
}
