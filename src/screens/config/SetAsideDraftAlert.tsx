import { Alert, Button, Inline } from '~/design-system';

export interface SetAsideDraftAlertProps {
  onBringBack: () => void;
  onForget: () => void;
}

/** Says that this tab keeps the owner's draft, until the owner brings it back or forgets it. */
export function SetAsideDraftAlert({ onBringBack, onForget }: SetAsideDraftAlertProps) {
  return (
    <Alert
      title="Your version is set aside"
      action={
        <Inline>
          <Button size="compact" onClick={onBringBack}>
            Bring mine back
          </Button>
          <Button size="compact" variant="ghost" onClick={onForget}>
            Forget it
          </Button>
        </Inline>
      }
    >
      This tab keeps it until you save.
    </Alert>
  );
}
