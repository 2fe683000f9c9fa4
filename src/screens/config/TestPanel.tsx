import type { Verdict } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import {
  Alert,
  Button,
  Card,
  DescriptionList,
  Form,
  Inline,
  SendIcon,
  Stack,
  Text,
  TextField,
} from '~/design-system';
import { describeCategory } from '~/domain';
import { ActionBadge, ConfidenceBadge, SeverityBadge } from '~/patterns';

export interface TestPanelProps {
  message: string;
  onMessageChange: (message: string) => void;
  /** Tests the message against the edited settings. */
  onRun: () => void;
  isRunning: boolean;
  /** The verdict, once it has arrived. */
  verdict: Verdict | null;
  /** Why the test failed. */
  error?: string | undefined;
}

function factsOf(verdict: Verdict) {
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

/** Tests the edited settings on one message. Nothing is stored, counted or billed. */
export function TestPanel({ message, onMessageChange, onRun, isRunning, verdict, error }: TestPanelProps) {
  return (
    <Card
      title="Test a message"
      description="With the settings as they stand here, saved or not. Nothing is stored."
    >
      <Form aria-label="Test a message" onSubmit={onRun}>
        <TextField
          label="Sample message"
          value={message}
          maxLength={MAX_LENGTH.chatMessage}
          autoComplete="off"
          onChange={(event) => onMessageChange(event.target.value)}
        />
        <Inline>
          <Button type="submit" icon={SendIcon} loading={isRunning} disabled={message.trim() === ''}>
            Test message
          </Button>
        </Inline>
      </Form>
      {error ? <Alert tone="critical">{error}</Alert> : null}
      {verdict ? (
        <div role="status">
          <Stack space="small">
            <DescriptionList items={factsOf(verdict)} />
            {verdict.reasoning ? <Text tone="muted">{verdict.reasoning}</Text> : null}
          </Stack>
        </div>
      ) : null}
    </Card>
  );
}
