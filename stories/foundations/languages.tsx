import { useState } from 'react';
import { BarList } from '~/charts';
import {
  Alert,
  Button,
  ClockProvider,
  CopyButton,
  Dialog,
  DirectionProvider,
  Grid,
  I18nProvider,
  Inline,
  Pagination,
  PasswordField,
  Select,
  Stack,
  Text,
  TextArea,
  Timestamp,
} from '~/design-system';
import { FIXTURE_NOW } from '~/fixtures';
import { ARABIC, GERMAN } from './translations';

/** What the application writes by itself. */
const LANGUAGES = {
  de: {
    dir: 'ltr',
    translations: GERMAN,
    seen: 'Zuletzt gesehen',
    failure: 'Das Protokoll konnte nicht geladen werden.',
    password: 'Neues Passwort',
    channel: 'Kanal',
    channels: ['Öffentlich', 'Privat', 'Gruppe'],
    rules: 'Regeln',
    actions: 'Maßnahmen',
    warned: 'Verwarnt',
    muted: 'Stummgeschaltet',
    open: 'Regel öffnen',
    about: 'Die Regel gilt für alle Server.',
  },
  'ar-EG': {
    dir: 'rtl',
    translations: ARABIC,
    seen: 'آخر ظهور',
    failure: 'تعذر تحميل السجل.',
    password: 'كلمة مرور جديدة',
    channel: 'القناة',
    channels: ['عامة', 'خاصة', 'مجموعة'],
    rules: 'القواعد',
    actions: 'الإجراءات',
    warned: 'إنذار',
    muted: 'كتم',
    open: 'افتح القاعدة',
    about: 'تسري القاعدة على كل الخوادم.',
  },
} as const;

const FOUR_MINUTES_MS = 4 * 60_000;
const seenAt = new Date(FIXTURE_NOW.getTime() - FOUR_MINUTES_MS).toISOString();

export interface LanguageSampleProps {
  locale: keyof typeof LANGUAGES;
}

/** Components that show texts of their own, in one language. */
export function LanguageSample({ locale }: LanguageSampleProps) {
  const { dir, translations, channels, ...texts } = LANGUAGES[locale];
  const [offset, setOffset] = useState(1_200);
  const [isOpen, setOpen] = useState(false);
  return (
    <I18nProvider locale={locale} translations={translations}>
      <DirectionProvider dir={dir}>
        <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
          <div lang={locale} dir={dir}>
            <Stack space="medium">
              <Alert tone="critical" announce={false} onRetry={() => undefined}>
                {texts.failure}
              </Alert>
              <Grid columns={{ tablet: 2 }}>
                <PasswordField label={texts.password} autoComplete="new-password" />
                <Select
                  label={texts.channel}
                  optional
                  options={channels.map((label, index) => ({ value: String(index), label }))}
                />
              </Grid>
              <TextArea label={texts.rules} optional rows={2} count={1_280} maxCount={20_000} />
              <BarList
                label={texts.actions}
                showShare
                items={[
                  { id: 'warn', label: texts.warned, value: 12_640 },
                  { id: 'mute', label: texts.muted, value: 3_118 },
                ]}
              />
              <Text>
                {texts.seen}: <Timestamp value={seenAt} /> (<Timestamp value={seenAt} format="absolute" />)
              </Text>
              <Inline space="xsmall">
                <CopyButton value={texts.rules} subject={texts.rules} size="compact" />
                <Button size="compact" onClick={() => setOpen(true)}>
                  {texts.open}
                </Button>
              </Inline>
              <Dialog
                open={isOpen}
                onOpenChange={setOpen}
                title={texts.rules}
                description={texts.about}
                size="small"
              />
              <Pagination offset={offset} limit={50} total={24_310} onOffsetChange={setOffset} />
            </Stack>
          </div>
        </ClockProvider>
      </DirectionProvider>
    </I18nProvider>
  );
}
