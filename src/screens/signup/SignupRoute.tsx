import { SignupScreen } from './SignupScreen';

export function SignupRoute() {
  return <SignupScreen />;
}
