import { useStore } from '@nanostores/react';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { Stage } from '../stage/stage';
import { usePlayback } from '../stage/use-playback';
import { CommandContext } from './commands/command-context';
import { Overlays } from './commands/overlays';
import { type ShortcutScope, useCommandKeys } from './commands/use-command-keys';
import { useEditorUi } from './commands/use-editor-ui';
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
  upgradeUrl: string;
  projectUrl: ((projectId: number) => string) | undefined;
  shortcuts: ShortcutScope;
  link: string | undefined;
}

/** The parts of the editor around an open project. On narrow screens the scenes are one of the panels. */
export const Workbench = memo(function Workbench({
  back,
  preview,
  upgradeUrl,
  projectUrl,
  shortcuts,
  link,
}: WorkbenchProps) {
  const editor = useEditor();
  const root = useRef<HTMLDivElement>(null);
  const playback = usePlayback(editor);
  const name = useStore(editor.views.$name);
  const { panel, ui, ...overlays } = useEditorUi(root, editor, link);
  const commands = useMemo(
    () => ({ editor, playback, ui, hasKeys: shortcuts !== 'off' }),
    [editor, playback, ui, shortcuts],
  );
  useCommandKeys(root, commands, shortcuts);
  const reveal = useReveal(root);

  return (
    <CommandContext value={commands}>
      <UpgradeUrlContext value={upgradeUrl}>
        <div ref={root} className="sr-editor" data-panel={panel}>
          <h1 className="sr-visually-hidden">{name}</h1>
          <EditorBar back={back} />
          <RepairNotice onPanel={ui.showPanel} />
          <div className="sr-editor__body">
            <div className="sr-editor__scenes">
              <ScenesPanel playback={playback} />
            </div>
            <div className="sr-editor__stage">
              <Stage
                playback={playback}
                onReveal={(field) => {
                  ui.showPanel('scene');
                  reveal(field);
                }}
              />
              <PreviewTransport playback={playback} extra={preview} />
            </div>
            <div className="sr-editor__panel">
              <Panels
                panel={panel}
                onPanel={ui.showPanel}
                scenes={<ScenesPanel playback={playback} />}
                playback={playback}
              />
            </div>
          </div>
          <Overlays {...overlays} upgradeUrl={upgradeUrl} />
          <ConflictDialog projectUrl={projectUrl} />
        </div>
      </UpgradeUrlContext>
    </CommandContext>
  );
});
