import { PlayersScreen } from './PlayersScreen';

export function PlayersRoute() {
  return <PlayersScreen />;
}
