import type { Verdict } from '~/contract/api.gen';
import { DescriptionList, Stack, Text } from '~/design-system';
import { describeCategory } from '~/domain';
import { ActionBadge } from '../ActionBadge/ActionBadge';
import { ConfidenceBadge } from '../ConfidenceBadge/ConfidenceBadge';
import { SeverityBadge } from '../SeverityBadge/SeverityBadge';

function listFacts(verdict: Verdict) {
  return [
    { term: 'Action taken', description: <ActionBadge action={verdict.final_action} /> },
    { term: 'Recommended', description: <ActionBadge action={verdict.recommended_action} /> },
    { term: 'Category', description: describeCategory(verdict.category).label },
    { term: 'Severity', description: <SeverityBadge severity={verdict.severity} /> },
    { term: 'Confidence', description: <ConfidenceBadge confidence={verdict.confidence} /> },
    { term: 'Goes to review', description: verdict.needs_review ? 'Yes' : 'No' },
    ...(verdict.rule === null ? [] : [{ term: 'Rule', description: verdict.rule }]),
  ];
}

/** Everything that a verdict says. */
export function VerdictFacts({ verdict }: { verdict: Verdict }) {
  return (
    <Stack space="small">
      <DescriptionList items={listFacts(verdict)} />
      {verdict.reasoning ? <Text tone="muted">{verdict.reasoning}</Text> : null}
    </Stack>
  );
}
