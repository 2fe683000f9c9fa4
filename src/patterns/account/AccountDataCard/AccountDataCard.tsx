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

/** Where a download stands. `bytes` is what has arrived so far; how much there will be is not known before. */
export type DownloadState =
  | { state: 'idle' }
  | { state: 'running'; bytes: number }
  | { state: 'done'; bytes: number }
  | { state: 'failed'; detail: string | null };

export interface AccountDataCardProps {
  /** Where the download of everything stands. */
  download: DownloadState;
  onDownload: () => void;
  /** Breaks the running download off. */
  onCancelDownload: () => void;
  /** Begins to delete; a question follows. */
  onDelete: () => void;
}

const FAILED = 'The download broke off. Nothing was changed. Check your connection, then try again.';

function DownloadNews({ download }: Pick<AccountDataCardProps, 'download'>) {
  if (download.state === 'failed') return <Alert tone="critical">{download.detail ?? FAILED}</Alert>;
  if (download.state !== 'done') return null;
  return (
    <Alert tone="positive" announce={false}>
      Saved {formatBytes(download.bytes)} to your downloads.
    </Alert>
  );
}

/** The owner's rights over the data: take all of it, or end the account with it. */
export function AccountDataCard({ download, onDownload, onCancelDownload, onDelete }: AccountDataCardProps) {
  const isRunning = download.state === 'running';
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
          <DownloadNews download={download} />
          <Inline>
            <Button icon={DownloadIcon} loading={isRunning} loadingText="Downloading..." onClick={onDownload}>
              Download my data
            </Button>
            {isRunning ? (
              <>
                <Button variant="ghost" onClick={onCancelDownload}>
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
