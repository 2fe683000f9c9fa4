import { Card } from '~/design-system';
import { MessageTest, type MessageTestProps } from '~/patterns';

/** Tests the edited settings on one message. Nothing is stored, counted or billed. */
export function TestPanel(props: MessageTestProps) {
  return (
    <Card
      title="Test a message"
      description="With the settings as they stand here, saved or not. Nothing is stored."
    >
      <MessageTest {...props} />
    </Card>
  );
}
