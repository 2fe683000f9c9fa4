import { DELAYS_MS } from '../contract/limits';
import { usePublicMutation } from './usePublicMutation';

/** What a sales prospect tells about themselves (spec 3, enterprise inquiry form). */
export interface Inquiry {
  company: string;
  email: string;
  game: string;
  monthlyPlayers: string;
  /** Empty when not said. */
  timeline: string;
  /** Empty when not said. */
  message: string;
}

/** Pretends to send an inquiry for one second: there is no call for it (spec 4). */
const submitInquiry = (_inquiry: Inquiry): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, DELAYS_MS.enterpriseSubmit);
  });

/** Sends an enterprise inquiry. */
export const useSubmitInquiry = () => usePublicMutation(submitInquiry);
