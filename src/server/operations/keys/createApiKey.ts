import type { Operation } from '../operation';
import { keyEditorOf } from './keyEditor';

export const createApiKey: Operation<'createApiKey'> = (input) =>
  input.services.keys.create(keyEditorOf(input), input.body);
