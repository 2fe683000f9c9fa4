export { AppShell, type AppShellProps } from './AppShell/AppShell';
export {
  ariaCurrentOf,
  SidebarNav,
  type NavItem,
  type ShellFooter,
  type SidebarNavProps,
} from './AppShell/SidebarNav';
export { ArticlePage, type ArticlePageProps, type ArticlePart } from './ArticlePage/ArticlePage';
export { AuthCard, type AuthCardProps } from './AuthCard/AuthCard';
export { AuthShell, type AuthShellProps } from './AuthShell/AuthShell';
export { CallReference, type CallReferenceProps } from './CallReference/CallReference';
export { CheckList, type CheckListProps } from './CheckList/CheckList';
export { ChatFeed, type ChatFeedLine, type ChatFeedProps } from './ChatFeed/ChatFeed';
export { ClosingCall, type ClosingCallProps } from './ClosingCall/ClosingCall';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar';
export { FaqList, type FaqEntry, type FaqListProps } from './FaqList/FaqList';
export { FeatureCard, type FeatureCardProps } from './FeatureCard/FeatureCard';
export {
  CloseCallDrawing,
  LadderDrawing,
  SpeedDrawing,
  TrendDrawing,
} from './FeatureDrawings/FeatureDrawings';
export { MarketingHero, type MarketingHeroProps } from './MarketingHero/MarketingHero';
export {
  MarketingSection,
  SECTION_GROUNDS,
  SECTION_LAYOUTS,
  type MarketingSectionProps,
} from './MarketingSection/MarketingSection';
export { MarketingShell, type MarketingShellProps } from './MarketingShell/MarketingShell';
export { MessageJourney, type JourneyStage, type MessageJourneyProps } from './MessageJourney/MessageJourney';
export { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField/NewPasswordField';
export { PlanCard, type PlanCardProps } from './PlanCard/PlanCard';
export { PromiseList, type PromiseItem, type PromiseListProps } from './PromiseList/PromiseList';
export { ConfigureDrawing, InstallDrawing, LiveDrawing, MonitorDrawing } from './SetupDrawings/SetupDrawings';
export { StepGuide, type GuideStep, type StepGuideProps } from './StepGuide/StepGuide';
export { ActionBadge, type ActionBadgeProps } from './ActionBadge/ActionBadge';
export { CategoryBadge, type CategoryBadgeProps } from './CategoryBadge/CategoryBadge';
export { ChartCard, type ChartCardProps } from './ChartCard/ChartCard';
export { ConfidenceBadge, type ConfidenceBadgeProps } from './ConfidenceBadge/ConfidenceBadge';
export { KeyStatusBadge, type KeyStatusBadgeProps } from './KeyStatusBadge/KeyStatusBadge';
export { LabelledFigure, type LabelledFigureProps } from './LabelledFigure/LabelledFigure';
export { CommandTrigger, type CommandTriggerProps } from './CommandTrigger/CommandTrigger';
export { ShortcutSheet, type ShortcutEntry, type ShortcutSheetProps } from './ShortcutSheet/ShortcutSheet';
export { LogTable, type LogTableHandle, type LogTableProps } from './LogTable/LogTable';
export { MessageQuote, type MessageQuoteProps } from './MessageQuote/MessageQuote';
export { PanelState, type PanelStateProps } from './PanelState/PanelState';
export { PeriodSummary, type PeriodSummaryProps, type PeriodTotals } from './PeriodSummary/PeriodSummary';
export { PlanLimit, type PlanLimitProps } from './PlanLimit/PlanLimit';
export { PlayerCell, type PlayerCellProps } from './PlayerCell/PlayerCell';
export { ReviewStatusBadge, type ReviewStatusBadgeProps } from './ReviewStatusBadge/ReviewStatusBadge';
export { SeverityBadge, type SeverityBadgeProps } from './SeverityBadge/SeverityBadge';
export { StatCardGrid, type StatCardGridProps } from './StatCardGrid/StatCardGrid';
export {
  SubscriptionStatusBadge,
  type SubscriptionStatusBadgeProps,
} from './SubscriptionStatusBadge/SubscriptionStatusBadge';
export { TierBadge, type TierBadgeProps } from './TierBadge/TierBadge';
export { TorchLight } from './TorchLight/TorchLight';
export { TrendText, type TrendTextProps } from './TrendText/TrendText';
export { UsageHistoryTable, type UsageHistoryTableProps } from './UsageHistoryTable/UsageHistoryTable';
export { UsageMeter, type UsageMeterProps } from './UsageMeter/UsageMeter';
export {
  RESEND_STATES,
  VerificationBanner,
  type ResendState,
  type VerificationBannerProps,
} from './VerificationBanner/VerificationBanner';
export { ThemeChoiceContext } from './ThemeSwitch/themeChoice';
export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch/ThemeSwitch';
export { UserMenu, type ThemeName, type UserMenuProps } from './UserMenu/UserMenu';
export { UserMenuButton, type UserMenuButtonProps } from './UserMenu/UserMenuButton';
export {
  DECISION_KINDS,
  DECISION_LABELS,
  type DecisionDraft,
  type DecisionKind,
} from './ReviewDecisionDialog/decision';
export {
  ReviewDecisionDialog,
  type ReviewDecisionDialogProps,
} from './ReviewDecisionDialog/ReviewDecisionDialog';
export { ReviewDialog, type ReviewDialogProps } from './ReviewDialog/ReviewDialog';
export { ReviewTable, type ReviewTableHandle, type ReviewTableProps } from './ReviewTable/ReviewTable';
export { useForm, type Form, type UseFormOptions } from './useForm/useForm';
export { ApiKeyList, type ApiKeyListProps } from './ApiKeyList/ApiKeyList';
export { CreateKeyDialog, type CreateKeyDialogProps } from './CreateKeyDialog/CreateKeyDialog';
export { EditKeyDialog, type EditKeyDialogProps } from './EditKeyDialog/EditKeyDialog';
export { KeyRevealDialog, type KeyRevealDialogProps } from './KeyRevealDialog/KeyRevealDialog';
export { RevokeKeyDialog, type RevokeKeyDialogProps } from './RevokeKeyDialog/RevokeKeyDialog';
export { SAVE_STATES, SaveStatus, type SaveState, type SaveStatusProps } from './SaveStatus/SaveStatus';
export { ServiceStatus, type ServiceStatusProps } from './ServiceStatus/ServiceStatus';
export { DemoMailboxNotice, type DemoMailboxNoticeProps } from './DemoMailboxNotice/DemoMailboxNotice';
export { EndpointCard, type EndpointCardProps } from './EndpointCard/EndpointCard';
export { SecretRevealDialog, type SecretRevealDialogProps } from './SecretRevealDialog/SecretRevealDialog';
export {
  WebhookDeliveryTable,
  type WebhookDeliveryTableProps,
} from './WebhookDeliveryTable/WebhookDeliveryTable';
export { WebhookDialog, type WebhookDialogProps } from './WebhookDialog/WebhookDialog';
export { WebhookList, type WebhookListProps } from './WebhookList/WebhookList';
export {
  AccountDataCard,
  type AccountDataCardProps,
  type DownloadState,
} from './AccountDataCard/AccountDataCard';
export {
  DeleteAccountDialog,
  type DeleteAccountDialogProps,
} from './DeleteAccountDialog/DeleteAccountDialog';
export { ExtraServersDialog, type ExtraServersDialogProps } from './ExtraServersDialog/ExtraServersDialog';
