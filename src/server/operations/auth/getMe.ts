import { toUser } from '../../services/sessions';
import { callerOf, type Operation } from '../operation';

export const getMe: Operation<'getMe'> = (input) => Promise.resolve(toUser(callerOf(input)));
