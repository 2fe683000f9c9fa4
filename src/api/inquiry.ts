import { TEMPORARY_STATE_MS } from '../contract/limits';
import { usePublicMutation } from './usePublicMutation';

/** The fields of the enterprise inquiry form. */
export interface Inquiry {
  company: string;
  email: string;
  game: string;
  monthlyPlayers: string;
  /** Empty when the visitor left it out. */
  timeline: string;
  /** Empty when the visitor left it out. */
  message: string;
}

/** Pretends to send an enterprise inquiry, because the API has no call for it. */
const submitInquiry = (_inquiry: Inquiry): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, TEMPORARY_STATE_MS.enterpriseSubmit);
  });

/** Sends an enterprise inquiry. */
export const useSubmitInquiry = () => usePublicMutation(submitInquiry);
