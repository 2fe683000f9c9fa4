import { DocumentationScreen } from './DocumentationScreen';

export function DocumentationRoute() {
  return <DocumentationScreen />;
}
