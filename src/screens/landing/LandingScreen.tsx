import { appPaths } from '~/contract/appPaths';
import type { ReactNode } from 'react';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { PLANS, TRIAL } from '~/contract/plans';
import { ArrowRightIcon, ButtonLink, Grid, Link, Stack, Text } from '~/design-system';
import { ENTERPRISE_OFFER, formatPrice, listPlanOffers } from '~/domain';
import {
  ChatFeed,
  ClosingCall,
  FaqList,
  FeatureCard,
  MarketingHero,
  MarketingSection,
  MarketingShell,
  type MarketingShellProps,
  MessageJourney,
  PlanCard,
  PromiseList,
  StepGuide,
} from '~/patterns';
import { LANDING_FAQ } from './landingFaq';
import { CHAT_SCRIPT } from './chatScript';
import { LANDING_FEATURES, PROMISES, JOURNEY_STAGES, SETUP_STEPS } from './content';

export interface LandingScreenProps extends Pick<MarketingShellProps, 'statusPageUrl'> {
  /** A notice above the header, such as the verification banner. */
  banner?: ReactNode;
  /**
   * Whether the chat example plays by itself.
   * @default true
   */
  playsExample?: boolean;
}

const trialLink = (
  <ButtonLink href={appPaths.signup} variant="primary" size="large" iconEnd={ArrowRightIcon}>
    Start free trial
  </ButtonLink>
);

function Pricing() {
  return (
    <MarketingSection
      id="pricing"
      title="A price for every size of server"
      lead={TRIAL.landingClaim}
      ground="sunken"
    >
      <Stack space="large">
        <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} space="medium">
          {listPlanOffers().map((offer) => (
            <PlanCard
              key={offer.id}
              offer={offer}
              action={
                <ButtonLink
                  href={appPaths.signup}
                  variant={offer.popular ? 'primary' : 'secondary'}
                  fullWidth
                  aria-label={`Start free trial of ${offer.name}`}
                >
                  Start free trial
                </ButtonLink>
              }
            />
          ))}
          <PlanCard
            offer={ENTERPRISE_OFFER}
            action={
              <ButtonLink href={appPaths.enterprise} fullWidth>
                Contact sales
              </ButtonLink>
            }
          />
        </Grid>
        <Text tone="muted" size="small">
          Prices in US dollars. Messages are counted per billing period; passing the limit never drops one.
          Running a network or making a game? <Link href={appPaths.enterprise}>See the enterprise guide</Link>
          .
        </Text>
      </Stack>
    </MarketingSection>
  );
}

/** The public front page: features, plans, set-up steps and promises. */
export function LandingScreen({ statusPageUrl, banner, playsExample = true }: LandingScreenProps) {
  return (
    <MarketingShell landing statusPageUrl={statusPageUrl} banner={banner}>
      <MarketingHero
        eyebrow={`${TRIAL.days}-day free trial on every plan`}
        title="Keep the lights on in your"
        highlight="server chat"
        lead="Torchward reads every chat message as it is sent, acts on the ones that break your rules, and hands you the close calls. Your players keep building."
        actions={
          <>
            {trialLink}
            <ButtonLink href="#how-it-works" size="large">
              See how it works
            </ButtonLink>
          </>
        }
        description={`No charge for ${TRIAL.days} days, then from ${formatPrice(PLANS.starter.price)} a month. Cancel any time.`}
        visual={
          <ChatFeed
            script={CHAT_SCRIPT}
            title="Live chat · survival-1"
            messagesBefore={1277}
            autoPlay={playsExample}
          />
        }
      />
      <MarketingSection
        id="features"
        title="A moderator that reads everything, and asks when it isn’t sure"
        lead="Spam and slurs never make it to a second line. Sarcasm, banter and bad days get a person’s judgement."
        ground="sunken"
      >
        <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} space="medium">
          {LANDING_FEATURES.map(({ title, text, drawing }) => (
            <FeatureCard key={title} title={title} drawing={drawing}>
              {text}
            </FeatureCard>
          ))}
        </Grid>
      </MarketingSection>
      <MarketingSection
        title="From chat line to verdict"
        lead="Three stages. Every verdict says which of them made it, so you can always see what was done and why."
      >
        <MessageJourney stages={JOURNEY_STAGES} />
      </MarketingSection>
      <MarketingSection
        id="how-it-works"
        title="Running before your next restart is over"
        lead="Four steps from sign-up to a watched-over chat."
        ground="sunken"
      >
        <StepGuide steps={SETUP_STEPS} />
      </MarketingSection>
      <MarketingSection
        title="Your players’ chat stays yours"
        lead="Moderation has to read what people write. It does not have to keep it for long, share it, or make anything else of it."
      >
        <PromiseList items={PROMISES} />
      </MarketingSection>
      <Pricing />
      <MarketingSection
        layout="beside"
        title="Questions owners ask"
        lead={
          <>
            Yours isn’t here? Write to{' '}
            <Link href={`mailto:${PRODUCT_INFO.supportEmail}`}>{PRODUCT_INFO.supportEmail}</Link>.
          </>
        }
      >
        <FaqList entries={LANDING_FAQ} initiallyOpen={1} />
      </MarketingSection>
      <ClosingCall
        title="Light up your chat tonight"
        description={TRIAL.landingClaim}
        actions={
          <>
            {trialLink}
            <ButtonLink href={appPaths.docsApi} size="large">
              Read the documentation
            </ButtonLink>
          </>
        }
      />
    </MarketingShell>
  );
}
