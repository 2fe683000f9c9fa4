import type { Operation } from '../operation';
import { toKeyEditor } from './keyEditor';

export const createApiKey: Operation<'createApiKey'> = (input) =>
  input.services.keys.create(toKeyEditor(input), input.body);
