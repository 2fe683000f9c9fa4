import { type ReactNode, Suspense, useRef } from 'react';
import type { Config, Preview } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import {
  ButtonLink,
  Card,
  ConfirmDialog,
  Grid,
  lazyWithPreload,
  PageHeader,
  preloadWhenIdle,
  ServerIcon,
  Skeleton,
  Stack,
} from '~/design-system';
import { isOutdatedDraft, listConfigDraftChanges, type Loadable } from '~/domain';
import { PanelState, StatusRegion, type MessageTestProps, type SaveState } from '~/patterns';
import { ConfigForm } from './ConfigForm';
import { PreviewPanel } from './PreviewPanel';
import { RulesPanel } from './RulesPanel';
import { SaveBar } from './SaveBar';
import { SetAsideDraftAlert } from './SetAsideDraftAlert';
import { TestPanel } from './TestPanel';

const ConflictAlert = lazyWithPreload(() => import('./ConflictAlert').then((module) => module.ConflictAlert));
preloadWhenIdle(ConflictAlert);

export interface ConfigScreenProps {
  /** The settings in force. */
  config: Loadable<Config>;
  /** The settings as edited; `null` while nothing was edited. */
  draft: Config | null;
  onDraftChange: (draft: Config) => void;
  /** Whether the plan has custom rules (Growth and Pro). */
  rulesIncluded: boolean;
  /**
   * Name of the configured AI model; null where there is none.
   * @default null
   */
  aiModel?: string | null;
  /** Shows the configuration in force and sets the owner's version aside. */
  onDiscard: () => void;
  onSave: () => void;
  /** Goes on with the owner's version after another caller has saved the configuration. */
  onKeepMine: () => void;
  /** Swaps the edited version and the one that was set aside; absent when none was. */
  onBringBack?: (() => void) | undefined;
  /** Forgets the version that was set aside. */
  onForget: () => void;
  /** The state of saving; its text disappears after 3 s. */
  saveState: SaveState;
  /** Why the last save failed and what to do; undefined once another save has begun. */
  saveDetail?: string | undefined;
  /** What the edited settings would have done to recent messages. */
  preview: Loadable<Preview>;
  onRetryPreview: () => void;
  /** The test of one sample message. */
  test: MessageTestProps;
  /** The panel of words, phrases and links, which saves on its own. */
  lists: ReactNode;
  /** The webhooks panel, which saves on its own. */
  webhooks: ReactNode;
  onRetry: () => void;
  /** Whether the owner is asked before leaving with unsaved changes. */
  leaving: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** The account's configuration: moderation settings with their preview and test, the owner's lists, and webhooks. */
export function ConfigScreen(props: ConfigScreenProps) {
  const { config, onRetry, leaving, onLeave, onStay } = props;
  return (
    <Stack space="large">
      <PageHeader
        title="Configuration"
        description="Applies from the moment you save, except where a server has settings of its own"
      >
        <ButtonLink href={appPaths.servers} icon={ServerIcon}>
          Servers
        </ButtonLink>
      </PageHeader>
      <Stack>
        <PanelState value={config} subject="the configuration" onRetry={onRetry} loading={<Placeholder />}>
          {(saved) => <Editor {...props} saved={saved} />}
        </PanelState>
        {/* Shown once the rules have arrived, which would otherwise push them down. */}
        {config.state === 'loading' ? null : props.lists}
        {config.state === 'loading' ? null : props.webhooks}
      </Stack>
      <ConfirmDialog
        open={leaving}
        onOpenChange={(open) => (open ? undefined : onStay())}
        title="Leave without saving?"
        description="Your changes to the configuration are not saved yet and would be lost."
        confirmLabel="Leave without saving"
        cancelLabel="Stay"
        onConfirm={onLeave}
      />
    </Stack>
  );
}

function Placeholder() {
  return (
    <Grid split="wideStart" align="start">
      <Card>
        <Stack>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
      <Card>
        <Skeleton shape="block" />
      </Card>
    </Grid>
  );
}

function Editor({ saved, ...props }: ConfigScreenProps & { saved: Config }) {
  const edited = props.draft ?? saved;
  const hasRules = edited.server_rules.trim() !== '';
  const saveRef = useRef<HTMLButtonElement>(null);
  const conflicting = props.draft !== null && isOutdatedDraft(saved, props.draft) ? props.draft : null;
  /** The pressed button is gone afterwards. */
  const thenFocusSave = (act: () => void) => () => {
    act();
    saveRef.current?.focus();
  };
  return (
    <Grid split="wideStart" align="start">
      <Card as="section" aria-label="Settings">
        <Stack space="large">
          <ConfigForm
            value={edited}
            onChange={props.onDraftChange}
            rulesIncluded={props.rulesIncluded}
            disabled={props.saveState === 'saving'}
            aiModel={props.aiModel ?? null}
            swearingRule={props.preview.state === 'ready' ? (props.preview.data.swearing_rule ?? null) : null}
          />
          <StatusRegion>
            {conflicting ? (
              <Suspense>
                <ConflictAlert
                  saved={saved}
                  draft={conflicting}
                  onKeepMine={thenFocusSave(props.onKeepMine)}
                  onTakeOther={thenFocusSave(props.onDiscard)}
                />
              </Suspense>
            ) : null}
          </StatusRegion>
          <StatusRegion>
            {props.onBringBack ? (
              <SetAsideDraftAlert
                onBringBack={thenFocusSave(props.onBringBack)}
                onForget={thenFocusSave(props.onForget)}
              />
            ) : null}
          </StatusRegion>
          <SaveBar
            changes={listConfigDraftChanges(saved, edited)}
            state={props.saveState}
            // The conflict says itself why the save failed.
            detail={conflicting ? undefined : props.saveDetail}
            rules={edited.server_rules}
            onSave={props.onSave}
            onDiscard={thenFocusSave(props.onDiscard)}
            saveRef={saveRef}
          />
        </Stack>
      </Card>
      <Stack>
        <PreviewPanel preview={props.preview} onRetry={props.onRetryPreview} />
        <TestPanel {...props.test} />
        {hasRules || props.rulesIncluded ? <RulesPanel preview={props.preview} hasRules={hasRules} /> : null}
      </Stack>
    </Grid>
  );
}
