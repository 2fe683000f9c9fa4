import { Alert, Button } from '~/design-system';

export interface SetAsideNoticeProps {
  onBringBack: () => void;
}

/** Says that the owner's version is kept, and brings it back. */
export function SetAsideNotice({ onBringBack }: SetAsideNoticeProps) {
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
