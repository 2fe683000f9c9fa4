import { useState } from 'react';
import { useSubmitInquiry } from '~/api/inquiry';
import { publicSettings } from '~/api/settings';
import { ThemeSwitch } from '~/patterns';
import { chooseTheme, useThemeChoice } from '~/session';
import { EnterpriseScreen } from './EnterpriseScreen';
import type { InquiryValues } from './inquiryForm';

export function EnterpriseRoute() {
  const inquiry = useSubmitInquiry();
  const [isSent, setIsSent] = useState(false);

  async function submit(values: InquiryValues) {
    const result = await inquiry.run(values);
    if (result.ok) setIsSent(true);
  }

  return (
    <EnterpriseScreen
      statusPageUrl={publicSettings().statusPageUrl}
      stage={isSent ? 'thanks' : 'form'}
      pending={inquiry.pending}
      failed={inquiry.error !== null}
      footerEnd={<ThemeSwitch theme={useThemeChoice()} onThemeChange={chooseTheme} />}
      onSubmit={(values) => void submit(values)}
    />
  );
}
