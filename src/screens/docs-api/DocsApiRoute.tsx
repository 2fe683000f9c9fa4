import { useState } from 'react';
import { readPublicOrigin, readPublicSettings } from '~/api/settings';
import type { SampleLanguage } from '~/patterns';
import { DocsApiScreen } from './DocsApiScreen';

export function DocsApiRoute() {
  const [search, setSearch] = useState('');
  const [language, setLanguage] = useState<SampleLanguage>('curl');
  return (
    <DocsApiScreen
      origin={readPublicOrigin()}
      statusPageUrl={readPublicSettings().statusPageUrl}
      search={search}
      onSearchChange={setSearch}
      language={language}
      onLanguageChange={setLanguage}
    />
  );
}
