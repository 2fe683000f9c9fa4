import { VerifyEmailScreen } from './VerifyEmailScreen';

export function VerifyEmailRoute() {
  return <VerifyEmailScreen />;
}
