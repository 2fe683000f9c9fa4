import type { Operation } from '../operation';
import { keyEditorOf } from './keyEditor';

export const updateApiKey: Operation<'updateApiKey'> = (input) =>
  input.services.keys.update(keyEditorOf(input), input.path.id, input.body);
