import { useDeferredValue, useState, type ReactNode } from 'react';
import { paths } from '~/app/paths';
import type { ServiceHealth } from '~/contract/api.gen';
import { PRODUCT } from '~/contract/limits';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Heading,
  Link,
  SearchIcon,
  Stack,
  Text,
  TextField,
} from '~/design-system';
import { formatCount, type Loadable } from '~/domain';
import { FaqList } from '~/patterns';
import { findQuestions } from './faq';
import { ServiceStatus } from './ServiceStatus';

export interface SupportScreenProps {
  /** What the service says about itself. */
  health: Loadable<ServiceHealth>;
  onRetryHealth: () => void;
  /** The public status page. */
  statusPageUrl: string;
  /** The community chat. */
  communityUrl: string;
}

/** Ways to get help, answers to common questions, and whether the service works (spec 2, support). */
export function SupportScreen({ health, onRetryHealth, statusPageUrl, communityUrl }: SupportScreenProps) {
  return (
    <Stack space="large">
      <Stack space="half">
        <Heading level={1}>Support</Heading>
        <Text tone="muted">Answers first, people right after.</Text>
      </Stack>
      <ServiceStatus health={health} onRetry={onRetryHealth} statusPageUrl={statusPageUrl} />
      <Grid columns={{ phone: 1, desktop: 3 }}>
        <Contact title="Write to us">
          <Text tone="muted">
            <Link href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</Link>. Say which server it
            is about and when it happened; a message&apos;s address from the logs helps most.
          </Text>
        </Contact>
        <Contact title="Community chat">
          <Text tone="muted">
            Owners and moderators of other servers help each other in the{' '}
            <Link href={communityUrl} newTab>
              community chat
            </Link>
            . Never post an API key there.
          </Text>
        </Contact>
        <Contact title="Documentation">
          <Text tone="muted">
            How to connect a server, every call with its errors, and examples to copy are in the{' '}
            <Link href={paths.documentation}>documentation</Link>.
          </Text>
        </Contact>
      </Grid>
      <Questions />
    </Stack>
  );
}

function Contact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack space="xsmall">
        <Heading level={2} size="section">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

function Questions() {
  const [search, setSearch] = useState('');
  const found = findQuestions(useDeferredValue(search));
  return (
    <Stack as="section" aria-labelledby="questions">
      <Heading level={2} id="questions">
        Common questions
      </Heading>
      <TextField
        label="Search the questions"
        labelHidden
        type="search"
        icon={SearchIcon}
        placeholder="Search the questions"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Text size="small" tone="muted" role="status">
        {search.trim() === '' ? null : `${formatCount(found.length, 'answer')} found`}
      </Text>
      {found.length === 0 ? (
        <EmptyState
          title="No question matches"
          level={3}
          icon={SearchIcon}
          action={
            <>
              <ButtonLink variant="primary" href={`mailto:${PRODUCT.supportEmail}`}>
                Ask us by email
              </ButtonLink>{' '}
              <Button onClick={() => setSearch('')}>Show all questions</Button>
            </>
          }
        >
          Try fewer or other words.
        </EmptyState>
      ) : (
        <FaqList entries={found} />
      )}
    </Stack>
  );
}
