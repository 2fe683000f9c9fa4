import { Alert, Button } from '~/design-system';

export interface SetAsideAlertProps {
  onBringBack: () => void;
}

/** Says that this tab keeps the owner's version, with a button that brings it back. */
export function SetAsideAlert({ onBringBack }: SetAsideAlertProps) {
  return (
    <Alert
      title="Your version is set aside"
      action={
        <Button size="compact" onClick={onBringBack}>
          Bring mine back
        </Button>
      }
    >
      This tab keeps it until you save.
    </Alert>
  );
}
