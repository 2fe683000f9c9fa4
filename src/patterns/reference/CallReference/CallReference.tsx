import type { ReferenceCall } from '~/contract/reference.gen';
import { CodeBlock, Heading, Link, Stack, Text } from '~/design-system';
import { CallHead } from './CallHead';
import * as css from './CallReference.css';
import { FieldMeaning } from './FieldMeaning';

export interface CallReferenceProps {
  /** The call, as the contract describes it. */
  call: ReferenceCall;
  /** Where each status of a failure is explained, such as `#failures`. */
  failuresHref: string;
}

const formatJson = (value: unknown) => JSON.stringify(value, null, 2);

/** One call of the API in full, under an anchor of its own. With samples to copy: `EndpointCard`. */
export function CallReference({ call, failuresHref }: CallReferenceProps) {
  const { id, method, path, parameters, body, request, example, answer, failures } = call;
  const name = `${method} ${path}`;
  return (
    <section id={id} className={css.call} aria-labelledby={`${id}-title`}>
      <CallHead headingId={`${id}-title`} call={call} />
      <Part title="Parameters" fields={parameters} />
      <Part title="Body" fields={body} />
      {request === null ? null : (
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

function Members({ fields }: { fields: ReferenceCall['body'] }) {
  if (fields.length === 0) return null;
  return (
    <dl className={css.members}>
      {fields.map(({ name, type, required, limits, description }) => (
        <div key={name} className={css.member}>
          <dt>
            <code className={css.name}>{name}</code>{' '}
            <span className={css.type}>{`${type}${required ? ', required' : ''}`}</span>
          </dt>
          {description || limits ? (
            <dd>
              <FieldMeaning description={description} limits={limits} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
