import { ReviewScreen } from './ReviewScreen';

export function ReviewRoute() {
  return <ReviewScreen />;
}
