export {
  AccountDataCard,
  type AccountDataCardProps,
  type DownloadState,
} from './account/AccountDataCard/AccountDataCard';
export { AuthCard, type AuthCardProps } from './account/AuthCard/AuthCard';
export { AuthShell, type AuthShellProps } from './account/AuthShell/AuthShell';
export {
  DeleteAccountDialog,
  type DeleteAccountDialogProps,
} from './account/DeleteAccountDialog/DeleteAccountDialog';
export { EmailField, type EmailFieldProps } from './account/EmailField/EmailField';
export { NewPasswordField, type NewPasswordFieldProps } from './account/NewPasswordField/NewPasswordField';
export {
  RESEND_STATES,
  VerificationBanner,
  type ResendState,
  type VerificationBannerProps,
} from './account/VerificationBanner/VerificationBanner';
export { useResend } from './account/VerificationBanner/useResend';

export { AiBudgetNotice, type AiBudgetNoticeProps } from './billing/AiBudgetNotice/AiBudgetNotice';
export { CheckList, type CheckListProps } from './billing/CheckList/CheckList';
export {
  ExtraServersDialog,
  type ExtraServersDialogProps,
} from './billing/ExtraServersDialog/ExtraServersDialog';
export {
  PeriodSummary,
  type PeriodSummaryProps,
  type PeriodTotals,
} from './billing/PeriodSummary/PeriodSummary';
export { PaymentBanner, type PaymentBannerProps } from './billing/PaymentBanner/PaymentBanner';
export { PlanCard, type PlanCardProps } from './billing/PlanCard/PlanCard';
export { PlanLimit, type PlanLimitProps } from './billing/PlanLimit/PlanLimit';
export {
  SubscriptionStatusBadge,
  type SubscriptionStatusBadgeProps,
} from './billing/SubscriptionStatusBadge/SubscriptionStatusBadge';
export { TierBadge, type TierBadgeProps } from './billing/TierBadge/TierBadge';
export {
  UsageHistoryTable,
  type UsageHistoryTableProps,
} from './billing/UsageHistoryTable/UsageHistoryTable';
export { UsageMeter, type UsageMeterProps } from './billing/UsageMeter/UsageMeter';

export { ChangeList, type ChangeListProps } from './forms/ChangeList/ChangeList';
export {
  FormDialog,
  type DraftProps,
  type FormDialogBaseProps,
  type FormDialogProps,
} from './forms/FormDialog/FormDialog';
export { SAVE_STATES, SaveStatus, type SaveState, type SaveStatusProps } from './forms/SaveStatus/SaveStatus';
export {
  SecretRevealDialog,
  type SecretRevealDialogProps,
} from './forms/SecretRevealDialog/SecretRevealDialog';
export { StatusRegion, type StatusRegionProps } from './forms/StatusRegion/StatusRegion';
export { SuccessBanner, type SuccessBannerProps } from './forms/SuccessBanner/SuccessBanner';
export { useForm, type FormState, type UseFormOptions } from './forms/useForm/useForm';

export { ApiKeyList, type ApiKeyListProps } from './keys/ApiKeyList/ApiKeyList';
export { CreateKeyDialog, type CreateKeyDialogProps } from './keys/CreateKeyDialog/CreateKeyDialog';
export { EditKeyDialog, type EditKeyDialogProps } from './keys/EditKeyDialog/EditKeyDialog';
export { KeyRevealDialog, type KeyRevealDialogProps } from './keys/KeyRevealDialog/KeyRevealDialog';
export { KeyScopesField, type KeyScopesFieldProps } from './keys/KeyScopesField/KeyScopesField';
export { KeyStatusBadge, type KeyStatusBadgeProps } from './keys/KeyStatusBadge/KeyStatusBadge';
export { RevokeKeyDialog, type RevokeKeyDialogProps } from './keys/RevokeKeyDialog/RevokeKeyDialog';

export { FilterBar, type FilterBarProps } from './logs/FilterBar/FilterBar';
export { LogTable, type LogTableProps } from './logs/LogTable/LogTable';

export { ArticlePage, type ArticlePageProps, type ArticlePart } from './marketing/ArticlePage/ArticlePage';
export { ChatFeed, type ChatFeedLine, type ChatFeedProps } from './marketing/ChatFeed/ChatFeed';
export { ClosingCall, type ClosingCallProps } from './marketing/ClosingCall/ClosingCall';
export { FaqList, type FaqEntry, type FaqListProps } from './marketing/FaqList/FaqList';
export { FeatureCard, type FeatureCardProps } from './marketing/FeatureCard/FeatureCard';
export {
  CloseCallDrawing,
  AutomationDrawing,
  SpeedDrawing,
  TrendDrawing,
} from './marketing/FeatureDrawings/FeatureDrawings';
export { MarketingHero, type MarketingHeroProps } from './marketing/MarketingHero/MarketingHero';
export {
  MarketingSection,
  SECTION_GROUNDS,
  SECTION_LAYOUTS,
  type MarketingSectionProps,
} from './marketing/MarketingSection/MarketingSection';
export { MarketingShell, type MarketingShellProps } from './marketing/MarketingShell/MarketingShell';
export {
  MessageJourney,
  type JourneyStage,
  type MessageJourneyProps,
} from './marketing/MessageJourney/MessageJourney';
export { PromiseList, type PromiseItem, type PromiseListProps } from './marketing/PromiseList/PromiseList';
export {
  ConfigureDrawing,
  InstallDrawing,
  LiveDrawing,
  MonitorDrawing,
} from './marketing/SetupDrawings/SetupDrawings';
export { StepGuide, type GuideStep, type StepGuideProps } from './marketing/StepGuide/StepGuide';
export { TorchLight } from './marketing/TorchLight/TorchLight';

export { CallReference, type CallReferenceProps } from './reference/CallReference/CallReference';
export { Marked } from './reference/CallReference/Marked';
export {
  createCallSample,
  createCallSamples,
  SAMPLE_LANGUAGES,
  type SampledCall,
  type SampleLanguage,
} from './reference/callSamples';
export { CallCard, type CallCardProps } from './reference/CallCard/CallCard';
export { EventReference, type EventReferenceProps } from './reference/EventReference/EventReference';
export { searchReference, type ReferenceContent } from './reference/searchReference';

export {
  ActionedMessageTable,
  type ActionedMessageTableProps,
} from './players/ActionedMessageTable/ActionedMessageTable';
export {
  PlayerActionDialog,
  type PlayerActionDialogProps,
} from './players/PlayerActionDialog/PlayerActionDialog';
export {
  PlayerDecisionTable,
  type PlayerDecisionTableProps,
} from './players/PlayerDecisionTable/PlayerDecisionTable';
export { PlayerTable, type PlayerOrder, type PlayerTableProps } from './players/PlayerTable/PlayerTable';

export {
  DECISION_KINDS,
  type DecisionDraft,
  type DecisionKind,
} from './review/ReviewDecisionDialog/decision';
export {
  ReviewDecisionDialog,
  type ReviewDecisionDialogProps,
} from './review/ReviewDecisionDialog/ReviewDecisionDialog';
export { ReviewDialog, type ReviewDialogProps } from './review/ReviewDialog/ReviewDialog';
export { ReviewStatusBadge, type ReviewStatusBadgeProps } from './review/ReviewStatusBadge/ReviewStatusBadge';
export { ReviewTable, type ReviewTableProps } from './review/ReviewTable/ReviewTable';

export { ListEntryDialog, type ListEntryDialogProps } from './lists/ListEntryDialog/ListEntryDialog';
export { ListEntryTable, type ListEntryTableProps } from './lists/ListEntryTable/ListEntryTable';
export { FirstStepsCard, type FirstStepsCardProps } from './servers/FirstStepsCard/FirstStepsCard';
export { ServerForm, type ServerFormProps } from './servers/ServerForm/ServerForm';
export { ServerTable, type ServerTableProps } from './servers/ServerTable/ServerTable';

export { AppShell, type AppShellProps } from './shell/AppShell/AppShell';
export {
  SidebarNav,
  type NavItem,
  type ShellFooterText,
  type SidebarNavProps,
} from './shell/AppShell/SidebarNav';
export { CommandTrigger, type CommandTriggerProps } from './shell/CommandTrigger/CommandTrigger';
export { DemoMailboxNotice, type DemoMailboxNoticeProps } from './shell/DemoMailboxNotice/DemoMailboxNotice';
export { ServiceStatus, type ServiceStatusProps } from './shell/ServiceStatus/ServiceStatus';
export {
  ShortcutSheet,
  type ShortcutEntry,
  type ShortcutSheetProps,
} from './shell/ShortcutSheet/ShortcutSheet';
export { ShortcutsButton, type ShortcutsButtonProps } from './shell/ShortcutsButton/ShortcutsButton';
export { ProductNameContext } from './shell/productName';
export { ThemeChoiceContext } from './shell/ThemeSwitch/themeChoice';
export { ThemeSwitch, type ThemeSwitchProps } from './shell/ThemeSwitch/ThemeSwitch';
export { AccountMenu, type ThemeName, type AccountMenuProps } from './shell/AccountMenu/AccountMenu';
export { AccountMenuButton, type AccountMenuButtonProps } from './shell/AccountMenu/AccountMenuButton';

export { ChartCard, type ChartCardProps } from './statistics/ChartCard/ChartCard';
export { LabelledFigure, type LabelledFigureProps } from './statistics/LabelledFigure/LabelledFigure';
export { PanelState, type PanelStateProps } from './statistics/PanelState/PanelState';
export { StatCardGrid, type StatCardGridProps } from './statistics/StatCardGrid/StatCardGrid';
export { TrendText, type TrendTextProps } from './statistics/TrendText/TrendText';

export { ActionBadge, type ActionBadgeProps } from './verdict/ActionBadge/ActionBadge';
export { CategoryBadge, type CategoryBadgeProps } from './verdict/CategoryBadge/CategoryBadge';
export { ConfidenceBadge, type ConfidenceBadgeProps } from './verdict/ConfidenceBadge/ConfidenceBadge';
export {
  ExplanationDisclosure,
  type ExplanationDisclosureProps,
} from './verdict/ExplanationDisclosure/ExplanationDisclosure';
export { GameDelivery, type GameDeliveryProps } from './verdict/GameDelivery/GameDelivery';
export {
  MessageExplanation,
  type MessageExplanationProps,
} from './verdict/MessageExplanation/MessageExplanation';
export { MessageQuote, type MessageQuoteProps } from './verdict/MessageQuote/MessageQuote';
export { MessageTest, type MessageTestProps } from './verdict/MessageTest/MessageTest';
export { PlayerCell, type PlayerCellProps } from './verdict/PlayerCell/PlayerCell';
export { SeverityBadge, type SeverityBadgeProps } from './verdict/SeverityBadge/SeverityBadge';
export type { UndoableMessage, UndoState } from './verdict/UndoDialog/undo';
export { UndoDialog, type UndoDialogProps } from './verdict/UndoDialog/UndoDialog';

export {
  WebhookDeliveryTable,
  type WebhookDeliveryTableProps,
} from './webhooks/WebhookDeliveryTable/WebhookDeliveryTable';
export { WebhookDialog, type WebhookDialogProps } from './webhooks/WebhookDialog/WebhookDialog';
export { WebhookList, type WebhookListProps } from './webhooks/WebhookList/WebhookList';
