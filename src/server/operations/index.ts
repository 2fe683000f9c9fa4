import { deleteAccount } from './account/deleteAccount';
import { erasePlayer } from './account/erasePlayer';
import { exportAccount } from './account/exportAccount';
import { forgotPassword } from './auth/forgotPassword';
import { getMe } from './auth/getMe';
import { login } from './auth/login';
import { logout } from './auth/logout';
import { register } from './auth/register';
import { resetPassword } from './auth/resetPassword';
import { verifyEmail } from './auth/verifyEmail';
import { actOnPlayer } from './dashboard/actOnPlayer';
import { exportLogs } from './dashboard/exportLogs';
import { getAnalytics } from './dashboard/getAnalytics';
import { getConfig } from './dashboard/getConfig';
import { getFirstSteps } from './dashboard/getFirstSteps';
import { explainLog } from './dashboard/explainLog';
import { getLog } from './dashboard/getLog';
import { getOverview } from './dashboard/getOverview';
import { getPerformance } from './dashboard/getPerformance';
import { getPlayer } from './dashboard/getPlayer';
import { getServiceHealth } from './dashboard/getServiceHealth';
import { getUsage } from './dashboard/getUsage';
import { listLogs } from './dashboard/listLogs';
import { listPlayers } from './dashboard/listPlayers';
import { listRecentLogs } from './dashboard/listRecentLogs';
import { listServers } from './dashboard/listServers';
import { previewConfig } from './dashboard/previewConfig';
import { testConfig } from './dashboard/testConfig';
import { undoAction } from './dashboard/undoAction';
import { updateConfig } from './dashboard/updateConfig';
import { updateServer } from './dashboard/updateServer';
import { listDecisions } from './decisions/listDecisions';
import { reportDecision } from './decisions/reportDecision';
import { createApiKey } from './keys/createApiKey';
import { listApiKeys } from './keys/listApiKeys';
import { revokeApiKey } from './keys/revokeApiKey';
import { updateApiKey } from './keys/updateApiKey';
import { createListEntry } from './lists/createListEntry';
import { deleteListEntry } from './lists/deleteListEntry';
import { getLists } from './lists/getLists';
import { updateListEntry } from './lists/updateListEntry';
import { openLiveStream } from './live/openLiveStream';
import { moderateBatch } from './moderation/moderateBatch';
import { moderateMessage } from './moderation/moderateMessage';
import type { OperationTable } from './operation';
import { approveReview } from './review/approveReview';
import { customizeReview } from './review/customizeReview';
import { enterReview } from './review/enterReview';
import { getReview } from './review/getReview';
import { leaveReview } from './review/leaveReview';
import { listPendingReviews } from './review/listPendingReviews';
import { rejectReview } from './review/rejectReview';
import { getHealth } from './service/getHealth';
import { getReadiness } from './service/getReadiness';
import { cancelSubscription } from './subscriptions/cancelSubscription';
import { createCheckoutSession } from './subscriptions/createCheckoutSession';
import { getCurrentSubscription } from './subscriptions/getCurrentSubscription';
import { getSubscriptionUsage } from './subscriptions/getSubscriptionUsage';
import { reactivateSubscription } from './subscriptions/reactivateSubscription';
import { receiveBillingEvent } from './subscriptions/receiveBillingEvent';
import { setExtraServers } from './subscriptions/setExtraServers';
import { createWebhook } from './webhooks/createWebhook';
import { deleteWebhook } from './webhooks/deleteWebhook';
import { listWebhookDeliveries } from './webhooks/listWebhookDeliveries';
import { listWebhooks } from './webhooks/listWebhooks';
import { retryWebhookDelivery } from './webhooks/retryWebhookDelivery';
import { testWebhook } from './webhooks/testWebhook';
import { updateWebhook } from './webhooks/updateWebhook';

/** Every operation of the contract, by its id. */
export const operations: OperationTable = {
  actOnPlayer,
  approveReview,
  cancelSubscription,
  createApiKey,
  createCheckoutSession,
  createListEntry,
  createWebhook,
  deleteAccount,
  deleteListEntry,
  deleteWebhook,
  customizeReview,
  enterReview,
  erasePlayer,
  exportAccount,
  explainLog,
  exportLogs,
  forgotPassword,
  getAnalytics,
  getConfig,
  getCurrentSubscription,
  getFirstSteps,
  getHealth,
  getLists,
  getLog,
  getMe,
  getOverview,
  getPerformance,
  getPlayer,
  getReadiness,
  getReview,
  getServiceHealth,
  getSubscriptionUsage,
  getUsage,
  leaveReview,
  listApiKeys,
  listDecisions,
  listLogs,
  listPendingReviews,
  listPlayers,
  listRecentLogs,
  listServers,
  listWebhookDeliveries,
  listWebhooks,
  login,
  logout,
  moderateBatch,
  moderateMessage,
  openLiveStream,
  previewConfig,
  reactivateSubscription,
  receiveBillingEvent,
  register,
  rejectReview,
  reportDecision,
  resetPassword,
  retryWebhookDelivery,
  revokeApiKey,
  setExtraServers,
  testConfig,
  testWebhook,
  undoAction,
  updateApiKey,
  updateConfig,
  updateListEntry,
  updateServer,
  updateWebhook,
  verifyEmail,
};
