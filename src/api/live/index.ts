export {
  isLive,
  useDecidedByOthers,
  useLiveUpdates,
  useIsLive,
  useUnseenLogs,
  useUnseenSince,
  usePollingInterval,
} from './useLive';
export { useReviewPresence } from './usePresence';
