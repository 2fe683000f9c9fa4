import { useId } from 'react';
import type { DocumentedCall } from '~/contract/documentedCalls.gen';
import {
  Card,
  CodeBlock,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  type CodeSample,
} from '~/design-system';
import { CallHead } from '../CallReference/CallHead';
import { Marked } from '../CallReference/Marked';
import { Fields } from './Fields';

export interface CallCardProps {
  /** The call, as the contract describes it. */
  call: DocumentedCall;
  /** Code samples of the call, in several languages. */
  samples: readonly [CodeSample, ...CodeSample[]];
}

/** One call of the API: what it does, what it takes, what it answers, how it fails. */
export function CallCard({ call, samples }: CallCardProps) {
  const id = useId();
  const { method, path, parameters, body, answer, errors } = call;
  const name = `${method} ${path}`;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <CallHead headingId={id} call={call} />
        <Fields caption={`Parameters of ${name}`} fields={parameters} />
        <Fields caption={`Body of ${name}`} fields={body} />
        <CodeBlock label={`Call ${name}`} samples={samples} />
        {answer === null ? null : (
          <CodeBlock
            label={`Answer of ${name}`}
            samples={[{ language: 'Answer', code: JSON.stringify(answer, null, 2) }]}
          />
        )}
        <Errors name={name} errors={errors} />
      </Stack>
    </Card>
  );
}

function Errors({ name, errors }: { name: string; errors: DocumentedCall['errors'] }) {
  return (
    <Table caption={`Errors of ${name}`}>
      <TableHead>
        <TableColumn width="shrink">Status</TableColumn>
        <TableColumn width="grow">What happened</TableColumn>
      </TableHead>
      <TableBody>
        {errors.map(({ status, description }) => (
          <TableRow key={status}>
            <TableCell rowHeader>{status}</TableCell>
            <TableCell>
              <Marked text={description} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
