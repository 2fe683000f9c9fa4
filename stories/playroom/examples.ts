/** A composition to start from. */
export interface Example {
  label: string;
  source: string;
}

export const examples = {
  form: {
    label: 'A form',
    source: `const [name, setName] = useState('');
const [mode, setMode] = useState('survival');
const [isAdded, setAdded] = useState(false);

return (
  <Card title="Add a server" description="It sends its chat with a key of its own.">
    <Form aria-label="Add a server" onSubmit={() => setAdded(true)}>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TextField
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label="Game mode"
          options={[
            { value: 'survival', label: 'Survival' },
            { value: 'creative', label: 'Creative' },
            { value: 'minigames', label: 'Minigames' },
          ]}
          value={mode}
          onValueChange={setMode}
        />
      </Grid>
      <Inline>
        <Button type="submit" variant="primary">Add server</Button>
        <Button>Cancel</Button>
      </Inline>
      {isAdded ? <Alert tone="positive" title={\`\${name} was added\`} /> : null}
    </Form>
  </Card>
);
`,
  },
  chart: {
    label: 'A card with a chart',
    source: `const { data } = fixtures.analytics.week;

return (
  <Card>
    <LineChart
      label="Messages and violations"
      header={<Heading level={2} size="section">This week</Heading>}
      points={data.map(({ date }) => ({ label: date.slice(5, 10) }))}
      series={[
        { id: 'messages', label: 'Messages', values: data.map((day) => day.messages), area: true },
        { id: 'violations', label: 'Violations', values: data.map((day) => day.violations) },
      ]}
    />
  </Card>
);
`,
  },
  table: {
    label: 'A table with fixtures',
    source: `const logs = Object.values(fixtures.logEntries);
const [openId, setOpenId] = useState('');

return (
  <Card padding="none">
    <LogTable
      logs={logs}
      total={logs.length}
      now={fixtures.FIXTURE_NOW.getTime()}
      openId={openId}
      onOpen={setOpenId}
    />
  </Card>
);
`,
  },
  dialog: {
    label: 'A dialog',
    source: `const [isOpen, setOpen] = useState(true);

return (
  <>
    <Button onClick={() => setOpen(true)}>Create key</Button>
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Create key"
      description="A key lets one server send its chat."
      footer={
        <>
          <Button variant="primary" onClick={() => setOpen(false)}>Create</Button>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </>
      }
    >
      <Stack>
        <TextField label="Name" />
        <TextArea label="Description" optional />
      </Stack>
    </Dialog>
  </>
);
`,
  },
} satisfies Record<string, Example>;
