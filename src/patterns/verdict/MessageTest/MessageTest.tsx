import { Suspense } from 'react';
import type { Verdict } from '~/contract/api.gen';
import { MAX_LENGTH } from '~/contract/limits';
import { Alert, Button, Form, Inline, lazyWithPreload, SendIcon, TextField } from '~/design-system';
import * as css from './MessageTest.css';

export interface MessageTestProps {
  /** The sample message as typed. */
  message: string;
  onMessageChange: (message: string) => void;
  /** Tests the message. */
  onRun: () => void;
  /** The verdict is awaited. */
  loading: boolean;
  /** The verdict, once it has arrived. */
  verdict: Verdict | null;
  /** Why the test failed. */
  error?: string | undefined;
}

const VerdictFacts = lazyWithPreload(() => import('./VerdictFacts').then((m) => m.VerdictFacts));

/** Asks for one message and shows the verdict that it would get. */
export function MessageTest({ message, onMessageChange, onRun, loading, verdict, error }: MessageTestProps) {
  return (
    <>
      <Form
        aria-label="Test a message"
        onSubmit={() => {
          void VerdictFacts.preload();
          onRun();
        }}
      >
        <TextField
          label="Sample message"
          value={message}
          maxLength={MAX_LENGTH.chatMessage}
          autoComplete="off"
          readOnly={loading}
          onChange={(event) => onMessageChange(event.target.value)}
        />
        <Inline>
          <Button type="submit" icon={SendIcon} loading={loading} disabled={message.trim() === ''}>
            Test message
          </Button>
        </Inline>
      </Form>
      {error ? <Alert tone="critical">{error}</Alert> : null}
      {/* Mounted from the start, so that screen readers announce the first verdict too. */}
      <div role="status" className={css.result}>
        {verdict ? (
          <Suspense fallback={null}>
            <VerdictFacts verdict={verdict} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
