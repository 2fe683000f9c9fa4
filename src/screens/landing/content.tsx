import { appPaths } from '~/contract/appPaths';
import { PLANS } from '~/contract/plans';
import { Badge, ClockIcon, EyeIcon, Link, LockIcon, TrashIcon } from '~/design-system';
import {
  CloseCallDrawing,
  ConfigureDrawing,
  InstallDrawing,
  AutomationDrawing,
  LiveDrawing,
  MonitorDrawing,
  SpeedDrawing,
  TrendDrawing,
  type GuideStep,
  type JourneyStage,
  type PromiseItem,
} from '~/patterns';

export const LANDING_FEATURES = [
  {
    title: 'Every message, in real time',
    text: 'A pre-filter settles the obvious in milliseconds. The AI reads the rest with your rules beside it.',
    drawing: <SpeedDrawing />,
  },
  {
    title: 'You set how far it goes',
    text: 'From watching only to automatic bans, with one confidence threshold that you can see working.',
    drawing: <AutomationDrawing />,
  },
  {
    title: 'Close calls come to you',
    text: 'Approve, change or reject each recommendation, with the reasoning and the player’s history in front of you.',
    drawing: <CloseCallDrawing />,
  },
  {
    title: 'Know your community',
    text: 'Messages, violations and actions by hour and by day, and every decision in a log you can search.',
    drawing: <TrendDrawing />,
  },
] as const;

export const JOURNEY_STAGES: readonly JourneyStage[] = [
  {
    title: 'Pre-filter',
    fact: 'a few ms',
    description:
      'Harmless lines pass at once. Local rules recognise flooding, shouting, advertising and slurs, disguised spellings included, and decide where no AI answers.',
    outcomes: (
      <>
        <Badge>None</Badge>
        <Badge tone="caution">Warn</Badge>
        <Badge tone="info">Mute</Badge>
      </>
    ),
  },
  {
    title: 'AI, with your rules',
    fact: 'about 0.2 s',
    description:
      'What is left is read in context: category, severity out of ten, a recommended action, and how sure the AI is about it.',
    outcomes: (
      <>
        <Badge tone="caution">Warn</Badge>
        <Badge tone="info">Mute</Badge>
        <Badge tone="serious">Kick</Badge>
        <Badge tone="critical">Ban</Badge>
      </>
    ),
  },
  {
    title: 'Your say',
    fact: 'when in doubt',
    description:
      'Below your threshold, or stronger than you allow, and the call waits in the review queue for a person. You decide; it is on record who did.',
    outcomes: <Badge tone="serious">Review</Badge>,
  },
];

export const SETUP_STEPS: readonly GuideStep[] = [
  {
    title: 'Install plugin',
    description:
      'Put torchward-link beside your game server: one file that reads the chat log, without a change to the server. It asks for an API key from your dashboard, the log and a name. Building your own plugin? Call the API.',
    drawing: <InstallDrawing />,
  },
  {
    title: 'Configure rules',
    description:
      'Write your rules the way you would tell a new moderator. Choose how far automation may go and how sure the AI has to be.',
    drawing: <ConfigureDrawing />,
  },
  {
    title: 'Go live',
    description:
      'Start it, and the next chat line is judged; warnings, mutes, kicks and bans reach the game over its console. Begin with watching only if you like: everything is judged, nothing is touched.',
    drawing: <LiveDrawing />,
  },
  {
    title: 'Monitor and review',
    description:
      'See what was said, what was done and why. Settle the close calls: what you decide or undo is carried out in the game. Adjust your rules where the community disagrees.',
    drawing: <MonitorDrawing />,
  },
];

const { starter, growth, pro } = PLANS;

export const PROMISES: readonly PromiseItem[] = [
  {
    icon: ClockIcon,
    title: 'Kept only as long as it is useful',
    description: `Chat lines and verdicts stay as long as your plan’s analytics reach back: ${starter.analyticsDays}, ${growth.analyticsDays} or ${pro.analyticsDays} days. Then they are deleted.`,
  },
  {
    icon: EyeIcon,
    title: 'Seen by you and your team',
    description:
      'Other accounts never see your servers’ chat, and it is neither sold nor used for advertising. The AI is given lines and your rules, without the players’ names.',
  },
  {
    icon: LockIcon,
    title: 'Nothing to steal but hashes',
    description:
      'Keys and passwords are never stored as they are. A revoked key stops at once, and a new password ends every earlier sign-in.',
  },
  {
    icon: TrashIcon,
    title: 'Gone when you say so',
    description: (
      <>
        Download everything as one file, or delete your account with its chat, keys and statistics. The{' '}
        <Link href={appPaths.privacy}>privacy policy</Link> names every field that is stored.
      </>
    ),
  },
];
