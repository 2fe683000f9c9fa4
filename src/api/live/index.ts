export { isLive, useFollowLive, useIsLive, useLogNews, usePollingMs } from './useLive';
export { useReviewPresence } from './usePresence';
export type { LogNews } from './state';
