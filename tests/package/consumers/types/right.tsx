import '@torchward/design-system/theme.css';
import {
  BUTTON_VARIANTS,
  Button,
  ButtonLink,
  DirectionProvider,
  I18nProvider,
  IconButton,
  Stack,
  TextField,
  type ButtonVariant,
  type IconDrawingProps,
  type PartialTranslations,
} from '@torchward/design-system';
import { LineChart } from '@torchward/design-system/charts';
import { light, vars } from '@torchward/design-system/tokens';

const variant: ButtonVariant = BUTTON_VARIANTS[0];
export const accent: [string, string] = [vars.color.accent.fill, light.color.accent.fill];

const Anvil = (props: IconDrawingProps) => (
  <svg viewBox="0 0 24 24" {...props}>
    <path d="M4 8h16" />
  </svg>
);

const ARABIC: PartialTranslations = {
  Dialog: { close: undefined },
  Pagination: { range: ({ first, last }, format) => `${format(first)}–${format(last)}` },
  Chart: undefined,
};

export const right = (
  <I18nProvider locale="ar" translations={ARABIC}>
    <DirectionProvider dir="rtl">
      <Stack space="medium">
        <TextField label="E-mail" type="email" onChange={(event) => event.currentTarget.value.trim()} />
        <Button variant={variant} onClick={(event) => event.currentTarget.blur()}>
          Save
        </Button>
        <IconButton icon={Anvil} label="Forge" size={undefined} />
        <TextField label="Name" description={undefined} icon={undefined} optional={undefined} />
        <ButtonLink href="/guests">Guests</ButtonLink>
        <LineChart
          label="Visits"
          points={[{ label: 'Mon' }]}
          series={[{ id: 'v', label: 'Visits', values: [null] }]}
        />
      </Stack>
    </DirectionProvider>
  </I18nProvider>
);
