import { useEffect, useEffectEvent, useState } from 'react';
import { appPaths } from '~/contract/appPaths';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { PLANS, PRO_FEATURE_ON_SUBSCRIBE_PAGE, TRIAL, type PlanId } from '~/contract/plans';
import {
  Alert,
  Button,
  ButtonLink,
  ConfirmDialog,
  Grid,
  Heading,
  Link,
  Stack,
  Text,
  useClock,
} from '~/design-system';
import {
  ENTERPRISE_OFFER,
  formatDate,
  listPlanChangeEffects,
  NO_PAYMENTS_TEXT,
  listPlanOffers,
  type PlanInUse,
  type PlanOffer,
} from '~/domain';
import { AuthShell, CheckList, PlanCard } from '~/patterns';

export interface SubscribeScreenProps {
  /** The plan whose checkout is being opened; null otherwise. */
  choosing: PlanId | null;
  /** The owner's current plan; null without a subscription and until it is known. */
  current: PlanInUse | null;
  /**
   * When the canceled subscription ends, as an ISO timestamp; null while it goes on.
   * @default null
   */
  endsAt?: string | null;
  /**
   * The status of a subscription that no longer grants access; null for a running one and where there never was one.
   * @default null
   */
  endedStatus?: string | null;
  /** Whether the service has said which plan the owner has. A press before that waits for the answer. */
  isCurrentKnown: boolean;
  /** False where the operator sets the plan: the cards then only describe the plans. */
  takesPayments: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  onChoose: (plan: PlanId) => void;
  onSignOut: () => void;
}

function describePayment(startsTrial: boolean, takesPayments: boolean): string {
  if (!takesPayments) return NO_PAYMENTS_TEXT;
  return startsTrial ? TRIAL.subscribeClaim : 'Credit card required. A new plan begins with its payment.';
}

function describePrices(startsTrial: boolean, takesPayments: boolean): string {
  if (!takesPayments) return 'The prices are those of the hosted service. Nothing is charged here.';
  const currency = 'Prices in US dollars.';
  return startsTrial ? `${currency} Cancel any time before the trial ends and nothing is charged.` : currency;
}

/** The texts of a plan's card on this page. */
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

/** Says why the owner is without access, and how moderation starts again. */
function EndedNotice({ status }: { status: string }) {
  if (status !== 'suspended') {
    return (
      <Alert tone="caution" title="Your subscription has ended" announce={false}>
        Chat is not moderated until you have paid for a plan.
      </Alert>
    );
  }
  return (
    <Alert tone="critical" title="Your subscription is suspended" announce={false}>
      Your last payment has not arrived, so chat is not moderated. Once you have paid the invoice that the
      payment provider sent you, moderation continues. You can also choose a plan again with another card.
      Write to <Link href={`mailto:${PRODUCT_INFO.supportEmail}`}>{PRODUCT_INFO.supportEmail}</Link> with any
      question.
    </Alert>
  );
}

interface PlanChangeDialogProps {
  from: PlanId;
  to: PlanId;
  effects: readonly string[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Says what a change of plan costs and takes away, before the checkout. */
function PlanChangeDialog({ from, to, effects, onCancel, onConfirm }: PlanChangeDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={`Change from ${PLANS[from].name} to ${PLANS[to].name}?`}
      description={
        <Stack space="small">
          <Text as="span">Nothing is deleted by the change. As soon as you have paid:</Text>
          <CheckList items={effects} />
        </Stack>
      }
      confirmLabel="Continue to checkout"
      cancelLabel={`Keep ${PLANS[from].name}`}
      tone="accent"
      onConfirm={onConfirm}
    />
  );
}

/** The choice of a plan. A press on a plan marks it as loading and disables the others. */
export function SubscribeScreen({
  choosing,
  current,
  endsAt = null,
  endedStatus = null,
  isCurrentKnown,
  takesPayments,
  error,
  onChoose,
  onSignOut,
}: SubscribeScreenProps) {
  const { timeZone } = useClock();
  const startsTrial = current === null && endedStatus === null;
  const [pressed, setPressed] = useState<PlanId | null>(null);
  const effects = pressed === null || current === null ? [] : listPlanChangeEffects(current, pressed);
  const choose = (plan: PlanId) => {
    const asks = current !== null && listPlanChangeEffects(current, plan).length > 0;
    if (isCurrentKnown && !asks) onChoose(plan);
    else setPressed(plan);
  };
  const continueWithoutQuestion = useEffectEvent(() => {
    if (pressed !== null && effects.length === 0) onChoose(pressed);
  });

  useEffect(() => {
    if (isCurrentKnown) continueWithoutQuestion();
  }, [isCurrentKnown]);

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
          {current === null ? null : <Link href={appPaths.subscription}>Back to subscription</Link>}
          <Heading level={1} size="figure">
            {takesPayments ? 'Choose a plan' : 'Plans'}
          </Heading>
          <Text size="lead" tone="muted" measure>
            {describePayment(startsTrial, takesPayments)}
          </Text>
        </Stack>
        {current === null || endsAt === null ? null : (
          <Alert
            tone="caution"
            title={`Your subscription ends on ${formatDate(endsAt, timeZone)}`}
            action={
              <ButtonLink size="compact" href={appPaths.subscription}>
                Go to Reactivate
              </ButtonLink>
            }
          >
            To keep {PLANS[current.plan].name} as it is, reactivate the subscription. That needs no checkout.
          </Alert>
        )}
        {endedStatus !== null && takesPayments ? <EndedNotice status={endedStatus} /> : null}
        {error === null ? null : <Alert tone="critical">{error}</Alert>}
        <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} space="medium">
          {listPlanOffers().map((offer) =>
            offer.id === 'enterprise' ? null : (
              <PlanCard
                key={offer.id}
                level={2}
                offer={offerHere(offer)}
                current={offer.id === current?.plan}
                action={
                  takesPayments ? (
                    <ChooseButton
                      id={offer.id}
                      offer={offer}
                      choosing={isCurrentKnown ? choosing : pressed}
                      onChoose={choose}
                    />
                  ) : null
                }
              />
            ),
          )}
          <PlanCard
            level={2}
            offer={ENTERPRISE_OFFER}
            action={
              <ButtonLink href={appPaths.enterprise} fullWidth>
                Contact sales
              </ButtonLink>
            }
          />
        </Grid>
        <Text size="small" tone="muted">
          {describePrices(startsTrial, takesPayments)}
        </Text>
      </Stack>
      {current === null || pressed === null || effects.length === 0 ? null : (
        <PlanChangeDialog
          from={current.plan}
          to={pressed}
          effects={effects}
          onCancel={() => setPressed(null)}
          onConfirm={() => {
            setPressed(null);
            onChoose(pressed);
          }}
        />
      )}
    </AuthShell>
  );
}
