import { useEffect, useRef } from 'react';
import { appPaths } from '~/contract/appPaths';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { ENTERPRISE } from '~/contract/plans';
import {
  Alert,
  Button,
  ButtonLink,
  Container,
  DescriptionList,
  Grid,
  Heading,
  Link,
  MailIcon,
  NativeSelect,
  Stack,
  Text,
  TextArea,
  TextField,
} from '~/design-system';
import { ENTERPRISE_OFFER } from '~/domain';
import {
  AuthCard,
  CheckList,
  MarketingShell,
  useForm,
  type MarketingShellProps,
  EmailField,
} from '~/patterns';
import {
  emptyInquiry,
  inquirySchema,
  MONTHLY_PLAYERS_OPTIONS,
  TIMELINE_OPTIONS,
  type InquiryValues,
} from './inquiryForm';

export interface EnterpriseScreenProps extends Pick<MarketingShellProps, 'statusPageUrl'> {
  /** The form, or the thank-you view after it was sent. */
  stage: 'form' | 'thanks';
  /** The inquiry is being sent. */
  loading: boolean;
  /** Whether the last attempt failed. */
  failed: boolean;
  onSubmit: (values: InquiryValues) => void;
}

const INCLUDED = [
  ...ENTERPRISE_OFFER.facts,
  'Integration with your own game',
  'A named contact from set-up on',
] as const;

function Guide() {
  return (
    <Stack space="large">
      <Stack space="small">
        <Heading level={1} size="figure">
          Moderation at network scale
        </Heading>
        <Text size="lead" tone="muted" measure>
          For games and networks with {ENTERPRISE.messages} messages a month: {PRODUCT_INFO.name} inside your
          own game, under your own name, with people who help you set it up.
        </Text>
      </Stack>
      <Stack space="small" as="section" aria-labelledby="included">
        <Heading level={2} size="section" id="included">
          What is included
        </Heading>
        <CheckList items={INCLUDED} />
      </Stack>
      <Stack space="small" as="section" aria-labelledby="guide">
        <Heading level={2} size="section" id="guide">
          Pricing guide
        </Heading>
        <DescriptionList
          items={ENTERPRISE.guide.map(({ item, price }) => ({ term: item, description: price }))}
        />
        <Text size="small" tone="muted">
          What you pay depends on your volume and on how much of the integration we do. You get a written
          offer before anything begins.
        </Text>
      </Stack>
      <Link href={appPaths.landing} variant="quiet">
        Back to home
      </Link>
    </Stack>
  );
}

function InquiryForm({
  loading,
  failed,
  onSubmit,
}: Pick<EnterpriseScreenProps, 'loading' | 'failed' | 'onSubmit'>) {
  const form = useForm({ schema: inquirySchema, initialValues: emptyInquiry, loading, onSubmit });
  return (
    <AuthCard level={2} title="Contact sales" lead="Tell us about your game. We reply within 24 hours.">
      <form {...form.props}>
        <Stack space="medium">
          {failed ? (
            <Alert tone="critical">
              Failed to submit inquiry. Please try again or email us at {PRODUCT_INFO.supportEmail}
            </Alert>
          ) : null}
          <TextField {...form.field('company')} label="Company" autoComplete="organization" maxLength={200} />
          <EmailField {...form.field('email')} label="Work email" autoComplete="email" />
          <TextField {...form.field('game')} label="Game/platform" autoComplete="off" maxLength={200} />
          <NativeSelect
            {...form.field('monthlyPlayers')}
            label="Monthly players"
            options={MONTHLY_PLAYERS_OPTIONS}
          />
          <NativeSelect {...form.field('timeline')} label="Timeline" optional options={TIMELINE_OPTIONS} />
          <TextArea
            {...form.field('message')}
            label="Message"
            optional
            description="Your game’s languages, the volume at peak times, what you use today."
            maxLength={4000}
          />
          <Button type="submit" variant="primary" fullWidth loading={loading} loadingText="Submitting...">
            Submit inquiry
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}

function Thanks() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <AuthCard
      level={2}
      title="Thank you"
      titleRef={title}
      icon={MailIcon}
      tone="positive"
      lead="Your inquiry is with our sales team. We reply within 24 hours."
    >
      <Stack space="small">
        <ButtonLink href={appPaths.landing} variant="primary" fullWidth>
          Back to home
        </ButtonLink>
        <Text size="small" tone="muted">
          Something to add? Write to{' '}
          <Link href={`mailto:${PRODUCT_INFO.salesEmail}`}>{PRODUCT_INFO.salesEmail}</Link>.
        </Text>
      </Stack>
    </AuthCard>
  );
}

/** Pricing guide and inquiry form for game makers and networks. */
export function EnterpriseScreen({ statusPageUrl, stage, ...form }: EnterpriseScreenProps) {
  return (
    <MarketingShell statusPageUrl={statusPageUrl}>
      <Container padded>
        <Grid split="even" space="xxlarge" align="start">
          <Guide />
          {stage === 'form' ? <InquiryForm {...form} /> : <Thanks />}
        </Grid>
      </Container>
    </MarketingShell>
  );
}
