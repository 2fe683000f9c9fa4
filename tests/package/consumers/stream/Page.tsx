import { Suspense, use } from 'react';
import { Card, Skeleton, Text } from '@torchward/design-system';
import { Panel } from '../Panel';

function News({ headline }: { headline: Promise<string> }) {
  return (
    <Card title="News">
      <Text>{use(headline)}</Text>
    </Card>
  );
}

export interface PageProps {
  /** Address of the style sheet that the browser's build wrote. */
  sheet: string;
  /** Comes later than the rest of the page. */
  headline: Promise<string>;
}

/** A whole document, whose news comes later than the rest. */
export function Page({ sheet, headline }: PageProps) {
  return (
    <html lang="en">
      <head>
        <title>Guests</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={sheet} precedence="default" />
      </head>
      <body>
        <Panel />
        <aside>
          <Suspense fallback={<Skeleton />}>
            <News headline={headline} />
          </Suspense>
        </aside>
      </body>
    </html>
  );
}
