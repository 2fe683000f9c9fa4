import { useCallback, useRef } from 'react';
import {
  Alert,
  Button,
  Card,
  DownloadIcon,
  Heading,
  Inline,
  Stack,
  Text,
  TrashIcon,
  VisuallyHidden,
} from '~/design-system';
import { formatBytes } from '~/domain';

/** The state of a download. `bytes` have arrived so far; the total is unknown. */
export type DownloadState =
  | { state: 'idle' }
  | { state: 'running'; bytes: number }
  | { state: 'done'; bytes: number }
  | { state: 'failed'; detail: string | null };

export interface AccountDataCardProps {
  /** The download of the account's data. */
  download: DownloadState;
  onDownload: () => void;
  /** Cancels the running download. */
  onCancelDownload: () => void;
  /** Opens the confirmation of deleting the account. */
  onDelete: () => void;
}

const FAILED = 'The download broke off. Nothing was changed. Check your connection, then try again.';

function DownloadResult({ download }: Pick<AccountDataCardProps, 'download'>) {
  if (download.state === 'failed') return <Alert tone="critical">{download.detail ?? FAILED}</Alert>;
  if (download.state !== 'done') return null;
  return <Alert tone="positive">Saved {formatBytes(download.bytes)} to your downloads.</Alert>;
}

/** Lets the owner download all data or delete the account. */
export function AccountDataCard({ download, onDownload, onCancelDownload, onDelete }: AccountDataCardProps) {
  const isRunning = download.state === 'running';
  const downloadRef = useRef<HTMLButtonElement>(null);
  /* The Cancel button disappears with the download, and the browser would move its focus to the page's start. */
  const passFocusOn = useCallback(
    (cancel: HTMLButtonElement) => () => {
      if (document.activeElement === cancel) downloadRef.current?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Card as="section" aria-label="Account and data">
      <Stack space="large">
        <Stack>
          <Stack space="half">
            <Heading level={2} size="section">
              Account and data
            </Heading>
            <Text tone="muted">
              Everything kept of your account as one JSON file: messages, verdicts, reviews, players, settings
              and billing. Secrets are left out.
            </Text>
          </Stack>
          <VisuallyHidden as="div" role="status" aria-live="polite">
            {isRunning ? 'Downloading' : null}
            {download.state === 'done' ? `Saved ${formatBytes(download.bytes)} to your downloads.` : null}
          </VisuallyHidden>
          <DownloadResult download={download} />
          <Inline>
            <Button
              ref={downloadRef}
              icon={DownloadIcon}
              loading={isRunning}
              loadingText="Downloading..."
              onClick={onDownload}
            >
              Download my data
            </Button>
            {isRunning ? (
              <>
                <Button ref={passFocusOn} variant="ghost" onClick={onCancelDownload}>
                  Cancel
                </Button>
                <Text as="span" tone="muted">
                  {formatBytes(download.bytes)} so far
                </Text>
              </>
            ) : null}
          </Inline>
        </Stack>
        <Stack>
          <Stack space="half">
            <Heading level={3} size="item">
              Delete account
            </Heading>
            <Text tone="muted">
              Ends the subscription and erases everything at once. It can&apos;t be undone.
            </Text>
          </Stack>
          <Inline>
            <Button variant="danger" icon={TrashIcon} onClick={onDelete}>
              Delete account
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </Card>
  );
}
