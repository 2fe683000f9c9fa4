import { getCaller, type Operation } from '../operation';

export const previewConfig: Operation<'previewConfig'> = (input) =>
  input.services.settings.preview(getCaller(input).id, input.body);
