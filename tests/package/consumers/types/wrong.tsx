import {
  Button,
  ButtonLink,
  Card,
  IconButton,
  Select,
  Stack,
  TextField,
  type PartialTranslations,
  type Translations,
} from '@torchward/design-system';
import { LineChart } from '@torchward/design-system/charts';
import { vars } from '@torchward/design-system/tokens';

/* Each line is one mistake; the test expects the compiler to object to every line and to no other. */
export const wrong = [
  <Button variant="red">Save</Button>,
  <Button className="wide">Save</Button>,
  <Button style={{ margin: 4 }}>Save</Button>,
  <Button type="reset">Save</Button>,
  <ButtonLink>Guests</ButtonLink>,
  <Card padding="huge" />,
  { Dialog: { clsoe: 'Schließen' } } satisfies PartialTranslations,
  { Dialogue: { close: 'Schließen' } } satisfies PartialTranslations,
  { Pagination: { range: 'Seiten' } } satisfies PartialTranslations,
  { Dialog: { close: 'Schließen' } } satisfies Translations,
  <IconButton icon="trash" label="Remove" />,
  <IconButton label="Remove" />,
  <Stack space="13px" />,
  <TextField />,
  <TextField label="E-mail" type="checkbox" />,
  <Select label="Role" options={['owner']} />,
  <LineChart label="Visits" points={[]} series={[{ id: 'v', label: 'Visits', values: ['1'] }]} />,
  <LineChart points={[]} series={[]} />,
  vars.color.accent.fil,
];
