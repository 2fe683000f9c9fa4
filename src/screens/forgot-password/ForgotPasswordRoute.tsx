import { ForgotPasswordScreen } from './ForgotPasswordScreen';

export function ForgotPasswordRoute() {
  return <ForgotPasswordScreen />;
}
