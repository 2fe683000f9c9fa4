import { VerifyEmailSentScreen } from './VerifyEmailSentScreen';

export function VerifyEmailSentRoute() {
  return <VerifyEmailSentScreen />;
}
