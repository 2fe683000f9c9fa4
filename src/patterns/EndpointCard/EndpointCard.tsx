import { useId } from 'react';
import type { Endpoint, EndpointField } from '~/contract/endpoints.gen';
import {
  Badge,
  Card,
  CodeBlock,
  DataTable,
  Heading,
  Inline,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
  type CodeSample,
  type DataTableColumn,
} from '~/design-system';

export interface EndpointCardProps {
  /** The call, as the contract describes it. */
  endpoint: Endpoint;
  /** How to make it, in several languages. */
  samples: readonly [CodeSample, ...CodeSample[]];
}

/** One call of the API: what it does, what it takes, what it answers, how it fails. */
export function EndpointCard({ endpoint, samples }: EndpointCardProps) {
  const id = useId();
  const { method, path, summary, description, parameters, body, answer, errors } = endpoint;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Stack space="xsmall">
          <Heading level={3} id={id}>
            {summary}
          </Heading>
          <Inline space="xsmall">
            <Badge tone="accent">{method}</Badge>
            <Text as="code" font="mono">
              {path}
            </Text>
          </Inline>
          {description ? (
            <Text tone="muted" measure>
              <Marked text={description} />
            </Text>
          ) : null}
        </Stack>
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

/** Text of the contract, in which names stand between backticks. */
function Marked({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <Text as="code" font="mono" key={index}>
        {part}
      </Text>
    ) : (
      part
    ),
  );
}

const FIELD_COLUMNS: readonly DataTableColumn<EndpointField>[] = [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ name }) => (
      <Text as="code" font="mono">
        {name}
      </Text>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type, required }) => (
      <Text as="span" tone="muted">
        {type}
        {required ? ', required' : ''}
      </Text>
    ),
  },
  {
    id: 'meaning',
    header: 'Meaning',
    width: 'grow',
    cell: ({ description, limits }) => (
      <span>
        <Marked
          text={[description, limits && `${limits.charAt(0).toUpperCase()}${limits.slice(1)}.`]
            .filter(Boolean)
            .join(' ')}
        />
      </span>
    ),
  },
];

function Fields({ caption, fields }: { caption: string; fields: readonly EndpointField[] }) {
  if (fields.length === 0) return null;
  return <DataTable caption={caption} columns={FIELD_COLUMNS} rows={fields} rowKey={({ name }) => name} />;
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
