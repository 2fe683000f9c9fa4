import type { Operation } from '../operation';
import { keyEditorOf } from './keyEditor';

export const revokeApiKey: Operation<'revokeApiKey'> = (input) =>
  input.services.keys.revoke(keyEditorOf(input), input.path.id);
