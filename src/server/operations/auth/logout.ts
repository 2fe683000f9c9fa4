import { type Operation, getLoginSession } from '../operation';

export const logout: Operation<'logout'> = async (input) => {
  await input.services.sessions.logout(getLoginSession(input));
  return undefined;
};
