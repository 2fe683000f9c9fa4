import { LoginScreen } from './LoginScreen';

export function LoginRoute() {
  return <LoginScreen />;
}
