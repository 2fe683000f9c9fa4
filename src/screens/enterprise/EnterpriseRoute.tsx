import { useState } from 'react';
import { useSubmitInquiry } from '~/api/inquiry';
import { readPublicSettings } from '~/api/settings';
import { EnterpriseScreen } from './EnterpriseScreen';
import type { InquiryValues } from './inquiryForm';

export function EnterpriseRoute() {
  const inquiry = useSubmitInquiry();
  const [isSent, setIsSent] = useState(false);

  async function submit(values: InquiryValues) {
    const result = await inquiry.mutate(values);
    if (result.ok) setIsSent(true);
  }

  return (
    <EnterpriseScreen
      statusPageUrl={readPublicSettings().statusPageUrl}
      stage={isSent ? 'thanks' : 'form'}
      loading={inquiry.isPending}
      failed={inquiry.error !== null}
      onSubmit={(values) => void submit(values)}
    />
  );
}
