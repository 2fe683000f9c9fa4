import type { Operation } from '../operation';
import { toKeyEditor } from './keyEditor';

export const updateApiKey: Operation<'updateApiKey'> = (input) =>
  input.services.keys.update(toKeyEditor(input), input.path.id, input.body);
