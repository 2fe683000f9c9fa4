export { askBeforeLeaving } from './leaveQuestion';
export { useMailToken } from './mailToken';
export { NavigationContext, useNavigation, type PageNavigator } from './navigation';
export { storeNotice, useNotice } from './notice';
export { useQueryString } from './queryString';
export { readTypedEmail, storeTypedEmail } from './typedEmail';
export { useLeaveGuard } from './useLeaveGuard';
export { useOptimisticAddress } from './useOptimisticAddress';
export { useTabTitlePrefix } from './useTabTitlePrefix';
