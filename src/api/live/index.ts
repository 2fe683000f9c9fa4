export {
  isLive,
  useDecidedByOthers,
  useLiveUpdates,
  useIsLive,
  useUnseenLogs,
  usePollingInterval,
} from './useLive';
export { useReviewPresence } from './usePresence';
