import { TermsScreen } from './TermsScreen';

export function TermsRoute() {
  return <TermsScreen />;
}
