import { useStore } from '@nanostores/react';
import { Expand } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { IconButton } from '../button/button';
import { classNames } from '../foundation/class-names';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { Stage } from '../stage/stage';
import { type PlaybackState, usePlayback } from '../stage/use-playback';
import { CommandContext } from './commands/command-context';
import { Overlays } from './commands/overlays';
import { type ShortcutScope, useCommandKeys } from './commands/use-command-keys';
import { type EditorScreen, useEditorUi } from './commands/use-editor-ui';
import { ConflictDialog } from './conflict-dialog';
import { EditorBar } from './editor-bar';
import { useEditor } from './editor-context';
import { Panels } from './panels';
import { PreviewTransport } from './preview-transport';
import { RepairNotice } from './repair-notice';
import { ScenesPanel } from './scenes-panel';
import { UpgradeUrlContext } from './upgrade-url';
import { useReveal } from './use-reveal';

export interface WorkbenchProps {
  back?: ReactNode;
  preview?: ReactNode;
  upgradeUrl: string | undefined;
  projectUrl: ((projectId: number) => string) | undefined;
  shortcuts: ShortcutScope;
  link: string | undefined;
  header: ReactNode;
  mayRender: (() => boolean) | undefined;
  mayPreview: (() => boolean) | undefined;
}

/** The parts of the editor around an open project. */
export const Workbench = memo(function Workbench(props: WorkbenchProps) {
  const { back, preview, upgradeUrl, projectUrl, shortcuts, link, header, mayRender, mayPreview } = props;
  const editor = useEditor();
  const root = useRef<HTMLDivElement>(null);
  const playback = usePlayback(editor, true);
  const name = useStore(editor.views.$name);
  const hasSingleKeys = useStore(useSpotreel().preferences.$singleKeys);
  const { overlay, show, ...screen } = useEditorUi(root, editor, { link, mayPreview });
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
          <EditorBar back={back} header={header} />
          <RepairNotice onPanel={ui.showPanel} />
          <WorkArea
            root={root}
            playback={playback}
            screen={screen}
            preview={preview ?? <PreviewButton onOpen={ui.openPreview} />}
          />
          <Overlays overlay={overlay} show={show} mayRender={mayRender} />
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
  screen: Omit<EditorScreen, 'overlay' | 'show'>;
  root: RefObject<HTMLElement | null>;
  playback: PlaybackState;
  preview: ReactNode;
}

/** Scenes, picture, form. On narrow screens the scenes are one of the panels. */
function WorkArea({ root, playback, screen, preview }: WorkAreaProps) {
  const { panel, isPanelOpen, togglePanel, ui } = screen;
  const reveal = useReveal(root);
  const { views, environment } = useEditor();
  const ratio = useStore(views.$ratio);
  const isImage = useStore(environment.$kind) === 'image';
  return (
    <div
      className={classNames(
        'sr-editor__body',
        `sr-editor__body--${ratio}`,
        isImage && 'sr-editor__body--image',
        !isPanelOpen && 'sr-editor__body--closed',
      )}
    >
      {!isImage && (
        <div className="sr-editor__scenes" part="scenes">
          <ScenesPanel playback={playback} />
        </div>
      )}
      <div className="sr-editor__stage" part="stage">
        <Stage
          playback={playback}
          onReveal={(field) => {
            if (!isPanelOpen) return;
            ui.showPanel('scene');
            reveal(field);
          }}
        />
        <PreviewTransport playback={playback} extra={preview} />
      </div>
      <div className="sr-editor__panel" part="panel">
        <Panels
          panel={panel}
          isOpen={isPanelOpen}
          onPanel={ui.showPanel}
          onToggle={togglePanel}
          scenes={<ScenesPanel playback={playback} />}
          playback={playback}
        />
      </div>
    </div>
  );
}
