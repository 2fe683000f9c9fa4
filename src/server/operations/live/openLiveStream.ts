import { type Operation, getLoginSession, StreamAnswer } from '../operation';

export const openLiveStream: Operation<'openLiveStream'> = async (input) => {
  const { seconds = 3_600 } = input.query;
  const lastId = input.request.headers['last-event-id'];
  const options = { lastId: typeof lastId === 'string' && lastId !== '' ? lastId : undefined, seconds };
  return new StreamAnswer(
    'text/event-stream',
    await input.services.live.open(getLoginSession(input), options),
  );
};
