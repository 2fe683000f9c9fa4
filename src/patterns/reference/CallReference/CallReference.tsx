import type { ReferenceCall } from '~/contract/reference.gen';
import { CodeBlock, type CodeSample, Heading, Link, Stack, Text } from '~/design-system';
import { CallHead } from './CallHead';
import * as css from './CallReference.css';
import { Members } from './Members';

export interface CallReferenceProps {
  /** The call, as the contract describes it. */
  call: ReferenceCall;
  /** Where each status of a failure is explained, such as `#failures`. */
  failuresHref: string;
  /** A program that makes the call, to copy. Left out where the example of the body says enough. */
  sample?: CodeSample;
}

const formatJson = (value: unknown) => JSON.stringify(value, null, 2);

/** One call of the API in full, under an anchor of its own. With samples in several languages: `CallCard`. */
export function CallReference({ call, failuresHref, sample }: CallReferenceProps) {
  const { id, method, path, parameters, body, request, example, answer, failures } = call;
  const name = `${method} ${path}`;
  return (
    <section id={id} className={css.call} aria-labelledby={`${id}-title`}>
      <CallHead headingId={`${id}-title`} call={call} />
      <Part title="Parameters" fields={parameters} />
      <Part title="Body" fields={body} />
      {sample ? <CodeBlock label={`Call ${name}`} samples={[sample]} /> : null}
      {request === null || sample ? null : (
        <CodeBlock label={`Body of ${name}`} samples={[{ language: 'Body', code: formatJson(request) }]} />
      )}
      <Stack space="xsmall">
        <Heading level={4} size="item">
          Answer
        </Heading>
        <Text measure>
          <Text as="strong" weight="strong" numeric>
            {answer.status}
          </Text>{' '}
          {answer.description} {answer.types.length > 0 ? `As ${answer.types.join(' or ')}.` : ''}
        </Text>
        <Members fields={answer.fields} />
      </Stack>
      {example === null ? null : (
        <CodeBlock
          label={`Answer of ${name}`}
          samples={[{ language: 'Answer', code: formatJson(example) }]}
        />
      )}
      <Text tone="muted">
        Failures: <Link href={failuresHref}>{failures.join(', ')}</Link>
      </Text>
    </section>
  );
}

function Part({ title, fields }: { title: string; fields: ReferenceCall['body'] }) {
  if (fields.length === 0) return null;
  return (
    <Stack space="xsmall">
      <Heading level={4} size="item">
        {title}
      </Heading>
      <Members fields={fields} />
    </Stack>
  );
}
