import { useState } from 'react';
import { useSubmitInquiry } from '~/api/inquiry';
import { publicSettings } from '~/api/settings';
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
      onSubmit={(values) => void submit(values)}
    />
  );
}
