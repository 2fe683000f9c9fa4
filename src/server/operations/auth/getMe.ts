import { toUser } from '../../services/sessions';
import { getCaller, type Operation } from '../operation';

export const getMe: Operation<'getMe'> = (input) => Promise.resolve(toUser(getCaller(input)));
