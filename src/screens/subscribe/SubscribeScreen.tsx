import { paths } from '~/contract/paths';
import { PRO_FEATURE_ON_SUBSCRIBE_PAGE, TRIAL, type PlanId } from '~/contract/plans';
import { Alert, Button, ButtonLink, Grid, Heading, Link, Stack, Text } from '~/design-system';
import { ENTERPRISE_OFFER, NO_PAYMENTS, PLAN_OFFERS, type PlanOffer } from '~/domain';
import { AuthShell, PlanCard } from '~/patterns';

export interface SubscribeScreenProps {
  /** The plan whose checkout is being opened; null otherwise. */
  choosing: PlanId | null;
  /** The owner's current plan; null before the first subscription and after the last one ended. */
  current: PlanId | null;
  /** False where the operator sets the plan: the cards then only describe the plans. */
  takesPayments: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  onChoose: (plan: PlanId) => void;
  onSignOut: () => void;
}

/** The texts of a plan's card on this page (spec 9). */
function offerHere(offer: PlanOffer): PlanOffer {
  return offer.id === 'pro' ? { ...offer, facts: [...offer.facts, PRO_FEATURE_ON_SUBSCRIBE_PAGE] } : offer;
}

function ChooseButton({
  id,
  offer,
  choosing,
  onChoose,
}: { id: PlanId; offer: PlanOffer } & Pick<SubscribeScreenProps, 'choosing' | 'onChoose'>) {
  return (
    <Button
      variant={offer.popular ? 'primary' : 'secondary'}
      fullWidth
      loading={choosing === id}
      loadingText="Opening checkout..."
      disabled={choosing !== null && choosing !== id}
      onClick={() => onChoose(id)}
    >
      Choose {offer.name}
    </Button>
  );
}

/** The choice of a plan (spec 2). A press on a plan marks it as loading and disables the others. */
export function SubscribeScreen({
  choosing,
  current,
  takesPayments,
  error,
  onChoose,
  onSignOut,
}: SubscribeScreenProps) {
  return (
    <AuthShell
      width="page"
      headerEnd={
        <Button variant="ghost" size="compact" onClick={onSignOut}>
          Sign out
        </Button>
      }
    >
      <Stack space="xlarge">
        <Stack space="xsmall">
          {current === null ? null : <Link href={paths.subscription}>Back to subscription</Link>}
          <Heading level={1} size="figure">
            {takesPayments ? 'Choose a plan' : 'Plans'}
          </Heading>
          <Text size="lead" tone="muted" measure>
            {takesPayments ? TRIAL.subscribeClaim : NO_PAYMENTS}
          </Text>
        </Stack>
        {error === null ? null : <Alert tone="critical">{error}</Alert>}
        <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} space="medium">
          {PLAN_OFFERS.map((offer) =>
            offer.id === 'enterprise' ? null : (
              <PlanCard
                key={offer.id}
                level={2}
                offer={offerHere(offer)}
                current={offer.id === current}
                action={
                  takesPayments ? (
                    <ChooseButton id={offer.id} offer={offer} choosing={choosing} onChoose={onChoose} />
                  ) : null
                }
              />
            ),
          )}
          <PlanCard
            level={2}
            offer={ENTERPRISE_OFFER}
            action={
              <ButtonLink href={paths.enterprise} fullWidth>
                Contact sales
              </ButtonLink>
            }
          />
        </Grid>
        <Text size="small" tone="muted">
          {takesPayments
            ? 'Prices in US dollars. Cancel any time before the trial ends and nothing is charged.'
            : 'The prices are those of the hosted service. Nothing is charged here.'}
        </Text>
      </Stack>
    </AuthShell>
  );
}
