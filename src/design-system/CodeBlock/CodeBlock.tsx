import * as RadixTabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import { CopyButton } from '../CopyButton/CopyButton';
import { useTranslation } from '../I18n/i18nContext';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion';
import * as css from './CodeBlock.css';

export interface CodeSample {
  /** Name of the language or tool, such as "curl". Unique among the samples. */
  language: string;
  /** The code, without a line break at its end. */
  code: string;
}

export interface CodeBlockProps {
  /** What the code does, for assistive technology. */
  label: string;
  /** One sample, or the same in several languages with a tab each. */
  samples: readonly [CodeSample, ...CodeSample[]];
}

function Code({ label, sample }: { label: string; sample: CodeSample }) {
  const translate = useTranslation('CodeBlock');
  return (
    /* Code reads left to right in every language of the page. */
    <ScrollRegion
      axis="inline"
      label={translate('code', (name, language) => `${name}, ${language}`)(label, sample.language)}
    >
      <pre className={css.code} dir="ltr">
        <code>{sample.code}</code>
      </pre>
    </ScrollRegion>
  );
}

/** Code to read and copy, in one language or several. For code inside a sentence use `Text` with the mono font. */
export function CodeBlock({ label, samples }: CodeBlockProps) {
  const [language, setLanguage] = useState(samples[0].language);
  const shown = samples.find((sample) => sample.language === language) ?? samples[0];
  const copy = <CopyButton value={shown.code} subject={label} size="compact" variant="ghost" />;

  if (samples.length === 1) {
    return (
      <div className={css.block}>
        <div className={css.bar}>
          <span className={css.name}>{shown.language}</span>
          {copy}
        </div>
        <Code label={label} sample={shown} />
      </div>
    );
  }
  return (
    <RadixTabs.Root className={css.block} value={shown.language} onValueChange={setLanguage}>
      <div className={css.bar}>
        <RadixTabs.List className={css.tabs} aria-label={label}>
          {samples.map((sample) => (
            <RadixTabs.Trigger className={css.tab} key={sample.language} value={sample.language}>
              {sample.language}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {copy}
      </div>
      {samples.map((sample) => (
        <RadixTabs.Content key={sample.language} value={sample.language} tabIndex={-1}>
          <Code label={label} sample={sample} />
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
