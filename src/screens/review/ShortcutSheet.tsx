import {
  Dialog,
  Inline,
  Kbd,
  Stack,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
} from '~/design-system';
import { SHORTCUTS } from './keys';

export interface ShortcutSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether single keys do something. Some speech and switch controls send them by accident. */
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}

/** Every key of the review queue, and the switch that turns them off. */
export function ShortcutSheet({ open, onOpenChange, enabled, onEnabledChange }: ShortcutSheetProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="They work on this page, outside of text fields."
    >
      <Stack space="medium">
        <Table caption="Keyboard shortcuts">
          <TableHead>
            <TableColumn width="shrink">Key</TableColumn>
            <TableColumn>Meaning</TableColumn>
          </TableHead>
          <TableBody>
            {SHORTCUTS.map(({ keys, meaning }) => (
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
        <Switch label="Single-key shortcuts" checked={enabled} onCheckedChange={onEnabledChange} />
      </Stack>
    </Dialog>
  );
}
