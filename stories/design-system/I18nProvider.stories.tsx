import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo, useLayoutEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  Button,
  I18nProvider,
  Stack,
  Text,
  Timestamp,
  useLocale,
  useRelativeTimeFormat,
} from '~/design-system';
import { LanguageSample } from '../foundations/languages';
import { GERMAN } from '../foundations/translations';
import { createI18nProviderGuide } from './guides/i18nProviderGuide';

const meta = {
  title: 'Text and icons/I18nProvider',
  id: 'design-system-i18nprovider',
  component: I18nProvider,
  tags: ['experimental', 'since-1.0'],
  parameters: { guide: createI18nProviderGuide },
  args: { locale: 'de', translations: GERMAN, children: <LanguageSample locale="de" /> },
  // Texts of its own, which no control can change.
  argTypes: { translations: { control: false }, children: { control: false } },
} satisfies Meta<typeof I18nProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const German: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.201 bis 1.250 von 24.310')).toBeVisible();
    await expect(canvas.getByText('vor 4 Min.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Anzeigen: Neues Passwort' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Kanal' })).toHaveTextContent('Auswählen');
    await userEvent.click(canvas.getByRole('button', { name: 'Regel öffnen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The browser of the accepted pictures has no Arabic letters, so the picture shows the layout alone. */
export const Arabic: Story = {
  args: { locale: 'ar-EG', children: <LanguageSample locale="ar-EG" /> },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('عرض ١٬٢٠١ إلى ١٬٢٥٠ من ٢٤٬٣١٠')).toBeVisible();
    await expect(canvas.getByText('قبل ٤ دقائق')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'القناة' }));
    const option = await screen.findByRole('option', { name: 'خاصة' });
    await expect(getComputedStyle(option).direction).toBe('rtl');
    await userEvent.click(option);
    await expect(canvas.getByRole('combobox')).toHaveTextContent('خاصة');
  },
};

const SEEN_AT = '2026-11-20T21:04:11Z';

function Sentence() {
  const formatRelativeTime = useRelativeTimeFormat();
  const seenAt = Date.parse(SEEN_AT);
  return <Text>Zuletzt {formatRelativeTime(seenAt, seenAt + 180_000)} gesehen.</Text>;
}

/** A time within a sentence, in the locale of the provider. */
export const TimeInASentence: Story = {
  args: { children: <Sentence /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zuletzt vor 3 Min. gesehen.')).toBeVisible();
  },
};

const renders = { count: 0 };
const Row = memo(function Row() {
  useLayoutEffect(() => {
    renders.count += 1;
  });
  return (
    <>
      {useLocale()}: <Timestamp value={SEEN_AT} format="date" />
    </>
  );
});

function ManyRows() {
  const [count, setCount] = useState(0);
  return (
    <I18nProvider locale="de" translations={GERMAN}>
      <Stack space="xsmall" align="start">
        <Button onClick={() => setCount(count + 1)}>{`Zählen: ${count}`}</Button>
        {[1, 2, 3].map((row) => (
          <Text key={row}>
            <Row />
          </Text>
        ))}
      </Stack>
    </I18nProvider>
  );
}

/** With the same locale and the same object, what is inside the provider does not render again. */
export const SameTranslations: Story = {
  render: () => <ManyRows />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('20. Nov. 2026')).toHaveLength(3);
    const before = renders.count;
    await userEvent.click(canvas.getByRole('button', { name: 'Zählen: 0' }));
    await expect(canvas.getByRole('button', { name: 'Zählen: 1' })).toBeVisible();
    await expect(renders.count).toBe(before);
  },
};
