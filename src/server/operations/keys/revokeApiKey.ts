import type { Operation } from '../operation';
import { toKeyEditor } from './keyEditor';

export const revokeApiKey: Operation<'revokeApiKey'> = (input) =>
  input.services.keys.revoke(toKeyEditor(input), input.path.id);
