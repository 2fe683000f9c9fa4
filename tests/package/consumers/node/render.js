import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as system from '@torchward/design-system';
import { BarList } from '@torchward/design-system/charts';
import { vars } from '@torchward/design-system/tokens';

const { Alert, Badge, Button, Heading, Stack, Text, TextField } = system;

const items = [{ id: 'no', label: 'Norway', value: 640 }];
const page = createElement(
  'main',
  null,
  createElement(
    Stack,
    { space: 'medium' },
    createElement(Heading, { level: 1 }, 'Guests'),
    createElement(
      Alert,
      { tone: 'critical', title: 'No seat is left' },
      createElement(Text, null, 'Add seats.'),
    ),
    createElement(TextField, { label: 'E-mail' }),
    createElement(Badge, { tone: 'accent' }, 'owner'),
    createElement(Button, { variant: 'primary' }, 'Invite'),
    createElement(BarList, { label: 'Visits by country', items }),
  ),
);
process.stdout.write(
  JSON.stringify({
    html: renderToString(page),
    accent: vars.color.accent.fill,
    exports: Object.keys(system),
  }),
);
