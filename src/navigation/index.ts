export { askBeforeLeaving } from './leaveQuestion';
export { useLinkToken } from './linkToken';
export { NavigationContext, useNavigation, type PageNavigator } from './navigation';
export { storeNotice, useNotice } from './notice';
export { useQueryString } from './queryString';
export { useLeaveGuard } from './useLeaveGuard';
export { useOptimisticAddress } from './useOptimisticAddress';
