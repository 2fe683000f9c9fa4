import { type Operation, sessionOf } from '../operation';

export const logout: Operation<'logout'> = async (input) => {
  await input.services.sessions.logout(sessionOf(input));
  return undefined;
};
