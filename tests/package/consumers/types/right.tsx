import '@torchward/design-system/theme.css';
import {
  BUTTON_VARIANTS,
  Button,
  ButtonLink,
  DirectionProvider,
  Stack,
  TextField,
  type ButtonVariant,
} from '@torchward/design-system';
import { LineChart } from '@torchward/design-system/charts';
import { light, vars } from '@torchward/design-system/tokens';

const variant: ButtonVariant = BUTTON_VARIANTS[0];
export const accent: [string, string] = [vars.color.accent.fill, light.color.accent.fill];

export const right = (
  <DirectionProvider dir="rtl">
    <Stack space="medium">
      <TextField label="E-mail" type="email" onChange={(event) => event.currentTarget.value.trim()} />
      <Button variant={variant} onClick={(event) => event.currentTarget.blur()}>
        Save
      </Button>
      <ButtonLink href="/guests">Guests</ButtonLink>
      <LineChart
        label="Visits"
        points={[{ label: 'Mon' }]}
        series={[{ id: 'v', label: 'Visits', values: [null] }]}
      />
    </Stack>
  </DirectionProvider>
);
