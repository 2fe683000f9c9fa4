import { useState } from 'react';
import {
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  ClockProvider,
  Container,
  DataTable,
  Dialog,
  DropdownMenu,
  Grid,
  Heading,
  IconButton,
  Inline,
  MenuItem,
  PlusIcon,
  Select,
  Stack,
  StatCard,
  Text,
  TextField,
  Timestamp,
  TrashIcon,
  type DataTableColumn,
} from '@torchward/design-system';
import { BarList, LineChart } from '@torchward/design-system/charts';

interface Guest {
  id: string;
  name: string;
  since: string;
  role: 'owner' | 'reader';
}

const GUESTS: readonly Guest[] = [
  { id: 'a', name: 'Ada Larsen', since: '2026-11-20T10:00:00Z', role: 'owner' },
  { id: 'b', name: 'Bo Nguyen', since: '2026-11-22T16:30:00Z', role: 'reader' },
];

const COLUMNS: readonly DataTableColumn<Guest>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'since', header: 'Since', cell: ({ since }) => <Timestamp value={since} /> },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) => <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{role}</Badge>,
  },
];

const POINTS = ['Mon', 'Tue', 'Wed', 'Thu'].map((label) => ({ label }));

/** A page of another product, made of many kinds of components. */
export function Panel() {
  const [open, setOpen] = useState(false);
  return (
    <ClockProvider timeZone="UTC" now={Date.UTC(2026, 10, 23, 12)}>
      <main>
        <Container>
          <Stack space="large">
            <Heading level={1}>Guests</Heading>
            <Alert tone="caution" title="One seat is left" announce={false}>
              <Text>Invite one more guest, or add seats.</Text>
            </Alert>
            <Grid columns={{ phone: 1, tablet: 2 }}>
              <StatCard label="Guests" value="2" description="of 3 seats" />
              <StatCard label="Visits" value="1,094" description="in four days" />
            </Grid>
            <Card title="Invite a guest">
              <Stack space="medium">
                <TextField label="E-mail" type="email" description="The guest gets a link." />
                <Select
                  label="Role"
                  defaultValue="reader"
                  options={[
                    { value: 'owner', label: 'Owner' },
                    { value: 'editor', label: 'Editor' },
                    { value: 'reader', label: 'Reader' },
                  ]}
                />
                <Checkbox label="Send a copy to me" defaultChecked />
                <Inline space="small">
                  <Button variant="primary" icon={PlusIcon} onClick={() => setOpen(true)}>
                    Invite
                  </Button>
                  <Button loading>Save</Button>
                  <DropdownMenu trigger={<Button>More</Button>}>
                    <MenuItem onSelect={() => setOpen(false)}>Withdraw all</MenuItem>
                  </DropdownMenu>
                  <IconButton icon={TrashIcon} label="Remove all guests" />
                </Inline>
              </Stack>
            </Card>
            <DataTable caption="Guests" columns={COLUMNS} rows={GUESTS} rowKey={({ id }) => id} />
            <Card title="Visits">
              <LineChart
                label="Visits a day"
                points={POINTS}
                series={[{ id: 'visits', label: 'Visits', values: [220, 310, 264, 300], area: true }]}
              />
            </Card>
            <Card title="Where from">
              <BarList
                label="Visits by country"
                items={[
                  { id: 'no', label: 'Norway', value: 640 },
                  { id: 'vn', label: 'Vietnam', value: 454 },
                ]}
              />
            </Card>
          </Stack>
        </Container>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Send the invitation?"
          description="The link is valid for a day."
          footer={<Button variant="primary">Send</Button>}
        />
      </main>
    </ClockProvider>
  );
}
