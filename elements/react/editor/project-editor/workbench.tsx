import { useStore } from '@nanostores/react';
import { Expand } from 'lucide-react';
import { memo, type ReactNode, type RefObject, Suspense, useMemo, useRef } from 'react';
import { IconButton } from '../../controls/button/button';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import { UpgradeUrlContext } from '../../foundation/page/host-pages';
import { useSpotreel } from '../../foundation/spotreel-context';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { CommandContext } from '../editor-context/command-context';
import { useEditor } from '../editor-context/editor-context';
import { type PanelChoice, type PanelName, shownPanels } from '../editor-context/panel-name';
import { useAllowedEdits } from '../editor-context/use-allowed-edits';
import { PreviewTransport } from '../project-preview/preview-transport';
import { Stage } from '../stage/stage';
import { type PlaybackState, usePlayback } from '../stage/use-playback';
import { EditorBar } from './bar/editor-bar';
import { Overlays } from './commands/overlays';
import { type ShortcutScope, useCommandKeys } from './commands/use-command-keys';
import { type EditorScreen, useEditorUi } from './commands/use-editor-ui';
import { Panels } from './panels';
import { RepairNotice } from './repairs/repair-notice';
import { ScenesPanel } from './scenes/scenes-panel';
import { useReveal } from './use-reveal';

const RepeatButton = lazyPart(() =>
  import('./repeating/repeat-button').then((module) => ({ default: module.RepeatButton })),
);

const PictureOverlay = lazyPart(() =>
  import('../picture-editing/picture-overlay').then((module) => ({ default: module.PictureOverlay })),
);

/** Content of the host in the editor, its addresses, and its answers. */
export interface WorkbenchProps extends PanelChoice {
  /** The way back, at the start of the bar. */
  back?: ReactNode;
  /** Opens the full-screen preview, at the end of the transport. */
  preview?: ReactNode;
  /** Content of the page in the bar, before the buttons. */
  header?: ReactNode;
  /** Buttons of the page in the bar, before the export. */
  actions?: ReactNode;
  /** Address of 'Upgrade Your Plan'. Default: that of the server; without either it is not offered. */
  upgradeUrl?: string;
  /** Scope of the editor's shortcuts. Default `inside`: nowhere but in the editor. Undo and redo always do there. */
  shortcuts?: ShortcutScope;
  /** An address that leads to this video, to be copied. Default: none. */
  link?: string;
  /** Address of another project, for links to it. Default: none, and no link. */
  projectUrl?: (projectId: number) => string;
  /** Asks right before an export. False: the page does it itself. Default: true. */
  mayRender?: () => boolean;
  /** Asks before the full-screen preview opens over the page, where there is no `preview`. False: the page does it itself. */
  mayPreview?: () => boolean;
  /** Offers a link to the finished video, for people without an account. The host has to serve their page. Default: false. */
  hasSharing?: boolean;
}

/** The parts of the editor around an open project. */
export const Workbench = memo(function Workbench(props: WorkbenchProps) {
  const { back, preview, upgradeUrl, projectUrl, shortcuts = 'inside', link, mayPreview } = props;
  const editor = useEditor();
  const root = useRef<HTMLDivElement>(null);
  const playback = usePlayback(editor, true);
  const name = useStore(editor.views.$name);
  const hasSingleKeys = useStore(useSpotreel().preferences.$singleKeys);
  const panels = useShownPanels(props);
  const { overlays, ...screen } = useEditorUi(root, editor, { link, mayPreview, panels });
  const { panel, ui } = screen;
  const commands = useMemo(
    () => ({ editor, playback, ui, hasKeys: shortcuts !== 'off', hasSingleKeys }),
    [editor, playback, ui, shortcuts, hasSingleKeys],
  );
  useCommandKeys(root, commands, shortcuts);

  return (
    <CommandContext.Provider value={commands}>
      <UpgradeUrlContext.Provider value={upgradeUrl}>
        <div ref={root} className="sr-editor" data-panel={panel}>
          <h1 className="sr-visually-hidden">{name}</h1>
          <EditorBar back={back} header={props.header} actions={props.actions} />
          <RepairNotice onPanel={ui.showPanel} />
          <WorkArea
            root={root}
            playback={playback}
            screen={screen}
            panels={panels}
            panelLabel={props.panelLabel}
            preview={
              <>
                <Suspense>
                  <RepeatButton />
                </Suspense>
                {preview ?? <PreviewButton onOpen={ui.openPreview} />}
              </>
            }
          />
          <Overlays {...overlays} mayRender={props.mayRender} hasSharing={props.hasSharing} />
          <ConflictDialog projectUrl={projectUrl} />
        </div>
      </UpgradeUrlContext.Provider>
    </CommandContext.Provider>
  );
});

function PreviewButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslator();
  return (
    <IconButton size="sm" label={t('preview.open')} onClick={onOpen}>
      <Expand aria-hidden />
    </IconButton>
  );
}

interface WorkAreaProps {
  screen: Omit<EditorScreen, 'overlays'>;
  root: RefObject<HTMLElement | null>;
  playback: PlaybackState;
  preview: ReactNode;
  panels: readonly PanelName[];
  panelLabel: string | undefined;
}

/** Panels of the page's choice that the open project has. An image has neither a list of scenes nor music. */
function useShownPanels({ panels, panelLabel }: PanelChoice): readonly PanelName[] {
  const allows = useAllowedEdits();
  const isImage = useStore(useEditor().environment.$kind) === 'image';
  const names = shownPanels({ panels, panelLabel }, allows);
  return isImage ? names.filter((name) => name !== 'music' && name !== 'scenes') : names;
}

/** Scenes, picture, form. On narrow screens the scenes are one of the panels. */
function WorkArea({ root, playback, screen, preview, panels, panelLabel }: WorkAreaProps) {
  const { panel, panelSize, setPanelSize, ui } = screen;
  const { views } = useEditor();
  const ratio = useStore(views.$ratio);
  const hasScenes = panels.includes('scenes');
  const hasPanel = panels.some((name) => name !== 'scenes');
  return (
    <div
      className={classNames(
        'sr-editor__body',
        `sr-editor__body--${ratio}`,
        !hasScenes && 'sr-editor__body--image',
        !hasPanel && 'sr-editor__body--bare',
        `sr-editor__body--${panelSize}`,
      )}
    >
      {hasScenes && (
        <div className="sr-editor__scenes" part="scenes">
          <ScenesPanel playback={playback} />
        </div>
      )}
      <StageArea root={root} playback={playback} screen={screen} preview={preview} />
      {panels.length > 0 && (
        <div className="sr-editor__panel" part="panel">
          <Panels
            panel={panel}
            shown={panels}
            ownLabel={panelLabel}
            size={panelSize}
            onPanel={ui.showPanel}
            onSize={setPanelSize}
            scenes={<ScenesPanel playback={playback} />}
            playback={playback}
          />
        </div>
      )}
    </div>
  );
}

/** The picture and its transport. A field that is selected on the picture is revealed in the form. */
function StageArea({ root, playback, screen, preview }: Omit<WorkAreaProps, 'panels' | 'panelLabel'>) {
  const reveal = useReveal(root);

  function revealField(field: string | null) {
    if (screen.panelSize === 'closed') return;
    screen.ui.showPanel('scene');
    reveal(field);
  }

  return (
    <div className="sr-editor__stage" part="stage">
      <Stage playback={playback}>
        <PictureOverlay playback={playback} onReveal={revealField} />
      </Stage>
      <PreviewTransport playback={playback} handles={<LateHandles />} extra={preview} />
    </div>
  );
}

const TimelineHandles = lazyPart(() =>
  import('./scenes/timeline-handles').then((module) => ({ default: module.TimelineHandles })),
);

function LateHandles() {
  return (
    <Suspense>
      <TimelineHandles />
    </Suspense>
  );
}

const OpenConflict = lazyPart(() =>
  import('./repairs/open-conflict').then((module) => ({ default: module.OpenConflict })),
);

interface ConflictDialogProps {
  /** Address of another project; undefined: the copy is not linked to. */
  projectUrl: ((projectId: number) => string) | undefined;
}

/** Two tabs have changed the same part: nothing is lost before the user chooses. */
function ConflictDialog({ projectUrl }: ConflictDialogProps) {
  const conflict = useStore(useEditor().versions.$conflict);
  if (!conflict) return null;
  return (
    <Suspense fallback={null}>
      <OpenConflict conflict={conflict} projectUrl={projectUrl} />
    </Suspense>
  );
}
