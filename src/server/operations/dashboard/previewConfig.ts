import { callerOf, type Operation } from '../operation';

export const previewConfig: Operation<'previewConfig'> = (input) =>
  input.services.settings.preview(callerOf(input).id, input.body);
