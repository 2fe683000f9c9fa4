export { ArticlePage, type ArticlePageProps, type ArticlePart } from './ArticlePage/ArticlePage';
export { AuthCard, type AuthCardProps } from './AuthCard/AuthCard';
export { AuthShell, type AuthShellProps } from './AuthShell/AuthShell';
export { ChatFeed, type ChatFeedLine, type ChatFeedProps } from './ChatFeed/ChatFeed';
export { ClosingCall, type ClosingCallProps } from './ClosingCall/ClosingCall';
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
  type MarketingSectionProps,
} from './MarketingSection/MarketingSection';
export { MarketingShell, type MarketingShellProps } from './MarketingShell/MarketingShell';
export { MessageJourney, type JourneyStage, type MessageJourneyProps } from './MessageJourney/MessageJourney';
export { PlanCard, type PlanCardProps } from './PlanCard/PlanCard';
export { PromiseList, type PromiseItem, type PromiseListProps } from './PromiseList/PromiseList';
export { ConfigureDrawing, InstallDrawing, LiveDrawing, MonitorDrawing } from './SetupDrawings/SetupDrawings';
export { StepGuide, type GuideStep, type StepGuideProps } from './StepGuide/StepGuide';
