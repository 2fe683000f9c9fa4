import type { Preview, RuleReading } from '~/contract/api.gen';
import { Badge, Card, Inline, Skeleton, Stack, Text } from '~/design-system';
import { ActionBadge } from '~/patterns';
import { describeCategory, describeRuleReading, formatCount, type Loadable } from '~/domain';

export interface RulesPanelProps {
  /** The preview, which contains the reading of the edited rules. */
  preview: Loadable<Preview>;
  /** Whether there are rules, saved or edited. */
  hasRules: boolean;
}

/** How the local rules read each clause of the owner's rules, and which clauses only an AI can judge. */
export function RulesPanel({ preview, hasRules }: RulesPanelProps) {
  return (
    <Card
      title="How your rules are read"
      description="The local rules apply the clauses they understand. The others change none of their verdicts: only an AI can judge them."
    >
      {preview.state === 'ready' ? <Readings readings={preview.data.rules} hasRules={hasRules} /> : null}
      {preview.state === 'loading' ? (
        <Stack space="small">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      ) : null}
      {preview.state === 'failed' ? (
        <Text tone="muted">Appears here as soon as the preview loads again.</Text>
      ) : null}
    </Card>
  );
}

interface ReadingsProps {
  readings: readonly RuleReading[];
  hasRules: boolean;
}

function Readings({ readings, hasRules }: ReadingsProps) {
  if (readings.length === 0) {
    // An older server does not send how it reads the rules.
    return (
      <Text tone="muted">
        {hasRules
          ? 'The server has not told yet how it reads them.'
          : 'No rules yet. Each one appears here as you write it.'}
      </Text>
    );
  }
  const left = readings.filter(({ reading }) => reading === 'not_understood').length;
  return (
    <Stack space="small">
      <Text weight="medium">
        {left === 0
          ? 'Every clause is understood'
          : `${formatCount(left, 'clause')} of ${readings.length} only an AI can judge`}
      </Text>
      <Stack as="ul" space="small" aria-label="Clauses">
        {readings.map((clause, index) => (
          <Clause key={`${index} ${clause.text}`} {...clause} />
        ))}
      </Stack>
    </Stack>
  );
}

function Clause({ number, text, reading, categories, action }: RuleReading) {
  const { tone, label } = describeRuleReading(reading);
  const names = categories.map((category) => describeCategory(category).label).join(', ');
  const forbids = reading === 'forbids';
  return (
    <Stack as="li" space="half">
      <Text as="span">
        Rule {number}: {text}
      </Text>
      <Inline space="xsmall">
        <Badge tone={tone}>{label}</Badge>
        {forbids && action ? <ActionBadge action={action} /> : null}
        <Text as="span" size="small" tone="muted">
          {[forbids && !action && 'Action by severity', names].filter(Boolean).join(': ')}
        </Text>
      </Inline>
    </Stack>
  );
}
