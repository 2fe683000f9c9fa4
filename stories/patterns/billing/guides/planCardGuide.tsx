import { Button, Grid } from '~/design-system';
import { toPlanOffer } from '~/domain/plan';
import { PlanCard } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const starter = toPlanOffer('starter');
const growth = toPlanOffer('growth');

const choose = (name: string, variant: 'primary' | 'secondary' = 'secondary') => (
  <Button variant={variant} fullWidth>
    Choose {name}
  </Button>
);

export const createPlanCardGuide = (): Guide => ({
  use: 'Take it for each of several plans that an owner or a visitor compares.',
  avoid: [
    { when: 'For the plan of an account in a word', take: 'Patterns/Billing/TierBadge' },
    { when: 'For what one plan includes', take: 'Patterns/Billing/CheckList' },
    { when: 'For a feature that the plan does not have', take: 'Patterns/Billing/PlanLimit' },
    { when: 'For the period that is paid', take: 'Patterns/Billing/PeriodSummary' },
  ],
  anatomy: {
    drawing: <PlanCard offer={growth} action={choose(growth.name, 'primary')} />,
    parts: [
      { name: 'Name', text: 'A heading, which names the card.', selector: 'h3' },
      {
        name: 'Mark',
        text: 'Marks the popular plan at its name, and the plan that the owner is on at its price.',
        selector: '[data-tone]',
      },
      {
        name: 'Action',
        text: 'Stands at the same height on all cards of a row. Optional.',
        selector: 'button',
      },
      {
        name: 'Facts',
        text: 'What the plan includes. A fact that is not available yet says so.',
        selector: 'ul',
      },
      { name: 'Price', text: 'With its period, or a word in its place.', selector: 'article > div > p' },
    ],
  },
  pairs: [
    {
      right: (
        <Grid columns={{ phone: 1 }}>
          <PlanCard offer={starter} action={choose(starter.name)} />
          <PlanCard offer={growth} action={choose(growth.name, 'primary')} />
        </Grid>
      ),
      wrong: (
        <Grid columns={{ phone: 1 }}>
          <PlanCard
            offer={starter}
            action={
              <Button variant="primary" fullWidth>
                Choose
              </Button>
            }
          />
          <PlanCard
            offer={growth}
            action={
              <Button variant="primary" fullWidth>
                Choose
              </Button>
            }
          />
        </Grid>
      ),
      because:
        'One primary button, on the popular plan; and each button names its plan, for a reader who hears the buttons alone.',
    },
  ],
  accessibility: [
    'The card is an article with the plan’s name. Give the `level` that follows the heading above the cards.',
    'Where the visible words of the actions are the same, name the plan with `aria-label`, beginning with those words.',
    'While one plan’s checkout opens, its button is `loading`, and the other buttons are disabled.',
  ],
  content: [
    'Take the offer from `listPlanOffers`, `toPlanOffer` or `ENTERPRISE_OFFER`, so that every page sells the same.',
    'Leave the action out where the operator sets the plan: the card then only describes it.',
  ],
});
