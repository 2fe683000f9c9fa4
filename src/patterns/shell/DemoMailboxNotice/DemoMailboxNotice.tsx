import { Alert, Link } from '~/design-system';

export interface DemoMailboxNoticeProps {
  /** Path of the page that holds the demo's mail. */
  href: string;
}

/** Says where a demo keeps the mail that a screen speaks of. Never shown in production. */
export function DemoMailboxNotice({ href }: DemoMailboxNoticeProps) {
  return (
    <Alert tone="info">
      This is a demo, and its mail stays here. Open the{' '}
      <Link href={href} newTab>
        demo mailbox
      </Link>
      .
    </Alert>
  );
}
