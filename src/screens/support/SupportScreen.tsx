import { useState, type ReactNode } from 'react';
import { appPaths } from '~/contract/appPaths';
import type { ServiceHealth } from '~/contract/api.gen';
import { PRODUCT_INFO } from '~/contract/productInfo';
import {
  Accordion,
  Card,
  EmptyState,
  Grid,
  Heading,
  Link,
  PageHeader,
  SearchIcon,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '~/design-system';
import { formatCount, type Loadable } from '~/domain';
import { Marked, ServiceStatus } from '~/patterns';
import { SUPPORT_FAQ, searchFaq } from './supportFaq';

export interface SupportScreenProps {
  health: Loadable<ServiceHealth>;
  /**
   * Name of the configured AI model; null where there is none.
   * @default null
   */
  aiModel?: string | null;
  statusPageUrl: string;
  /** The address of the community, where owners talk to one another. */
  communityUrl: string;
}

/** The ways to get help: mail, community, documentation and frequent questions. */
export function SupportScreen({ health, aiModel = null, statusPageUrl, communityUrl }: SupportScreenProps) {
  return (
    <Stack space="large">
      <Stack space="small">
        <PageHeader
          title="Support"
          description="Help from us, from other owners and from the documentation"
        />
        <ServiceStatus health={health} aiModel={aiModel} statusPageUrl={statusPageUrl} />
      </Stack>
      <Grid columns={{ phone: 1, desktop: 3 }}>
        <Way title="E-mail" words="We answer on working days. Name the server and the time it happened.">
          <Link href={`mailto:${PRODUCT_INFO.supportEmail}`}>{PRODUCT_INFO.supportEmail}</Link>
        </Way>
        <Way title="Community chat" words="Rules that work, plugins, and owners who had the same question.">
          <Link href={communityUrl} newTab>
            Join the community chat
          </Link>
        </Way>
        <Way
          title="Documentation"
          words="Quick start, connection guide, and every call with samples to copy."
        >
          <Link href={appPaths.documentation}>Read the documentation</Link>
        </Way>
      </Grid>
      <Calls />
      <Questions />
    </Stack>
  );
}

interface WayProps {
  title: string;
  words: string;
  children: ReactNode;
}

function Way({ title, words, children }: WayProps) {
  return (
    <Card>
      <Stack space="xsmall">
        <Heading level={2} size="section">
          {title}
        </Heading>
        <Text tone="muted">{words}</Text>
        <Text as="div">{children}</Text>
      </Stack>
    </Card>
  );
}

function Calls() {
  return (
    <Text tone="muted" measure>
      <Marked text="Building your own plugin? A message is judged by `POST /v1/moderate`; figures come from `GET /api/dashboard/overview`, `GET /api/dashboard/logs` and `GET /api/dashboard/analytics`. The documentation explains them." />
    </Text>
  );
}

function Questions() {
  const [search, setSearch] = useState('');
  const found = searchFaq(SUPPORT_FAQ, search);
  return (
    <Stack as="section" aria-label="Frequently asked questions">
      <Heading level={2}>Frequently asked questions</Heading>
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }}>
        <TextField
          type="search"
          label="Search the questions"
          placeholder="limit, key, review"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Grid>
      <VisuallyHidden role="status">
        {search.trim() === '' ? '' : `${formatCount(found.length, 'question')} found`}
      </VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState icon={SearchIcon} title="No question matches" level={3}>
          Try another word, or write to {PRODUCT_INFO.supportEmail}.
        </EmptyState>
      ) : (
        <Accordion
          items={found.map(({ question, answer }) => ({
            id: question,
            title: question,
            content: <Text measure>{answer}</Text>,
          }))}
        />
      )}
    </Stack>
  );
}
