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
  const { path, parameters, body, answer, errors } = endpoint;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <CallHead headingId={id} call={endpoint} />
        <Fields caption={`Parameters of ${path}`} fields={parameters} />
        <Fields caption={`Body of ${path}`} fields={body} />
        <CodeBlock label={`Call ${path}`} samples={samples} />
        {answer === null ? null : (
          <CodeBlock
            label={`Answer of ${path}`}
            samples={[{ language: 'Answer', code: JSON.stringify(answer, null, 2) }]}
          />
        )}
        <Errors path={path} errors={errors} />
      </Stack>
    </Card>
  );
}

function Errors({ path, errors }: Pick<Endpoint, 'path' | 'errors'>) {
  return (
    <Table caption={`Errors of ${path}`}>
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
