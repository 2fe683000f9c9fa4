import { useId } from 'react';
import type { Endpoint } from '~/contract/endpoints.gen';
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

export interface EndpointCardProps {
  /** The call, as the contract describes it. */
  endpoint: Endpoint;
  /** Code samples of the call, in several languages. */
  samples: readonly [CodeSample, ...CodeSample[]];
}

/** One call of the API: what it does, what it takes, what it answers, how it fails. */
export function EndpointCard({ endpoint, samples }: EndpointCardProps) {
  const id = useId();
  const { method, path, parameters, body, answer, errors } = endpoint;
  const name = `${method} ${path}`;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <CallHead headingId={id} call={endpoint} />
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

function Errors({ name, errors }: { name: string; errors: Endpoint['errors'] }) {
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
