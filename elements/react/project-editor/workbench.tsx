import { useStore } from '@nanostores/react';
import { type ReactNode, useRef, useState } from 'react';
import { Stage } from '../stage/stage';
import { usePlayback } from '../stage/use-playback';
import { ConflictDialog } from './conflict-dialog';
import { EditorBar } from './editor-bar';
import { useEditor } from './editor-context';
import { type PanelName, Panels } from './panels';
import { PreviewTransport } from './preview-transport';
import { RenderPanel } from './render-panel';
import { ScenesPanel } from './scenes-panel';
import { useReveal } from './use-reveal';
import { useShortcuts } from './use-shortcuts';

export interface WorkbenchProps {
  back?: ReactNode;
  upgradeUrl: string;
}

/** The parts of the editor around an open project. On narrow screens the scenes are one of the panels. */
export function Workbench({ back, upgradeUrl }: WorkbenchProps) {
  const editor = useEditor();
  const root = useRef<HTMLDivElement>(null);
  const playback = usePlayback(editor);
  const name = useStore(editor.document.$project)?.name;
  const [panel, setPanel] = useState<PanelName>('scene');
  const [isRenderOpen, setRenderOpen] = useState(false);
  useShortcuts(root, editor, playback);
  const reveal = useReveal(root);

  return (
    <div ref={root} className="sr-editor" data-panel={panel}>
      <h1 className="sr-visually-hidden">{name}</h1>
      <EditorBar back={back} onRender={() => setRenderOpen(true)} />
      <div className="sr-editor__body">
        <div className="sr-editor__scenes">
          <ScenesPanel playback={playback} />
        </div>
        <div className="sr-editor__stage">
          <Stage
            playback={playback}
            onReveal={(field) => {
              setPanel('scene');
              reveal(field);
            }}
          />
          <PreviewTransport playback={playback} />
        </div>
        <div className="sr-editor__panel">
          <Panels panel={panel} onPanel={setPanel} scenes={<ScenesPanel playback={playback} />} playback={playback} />
        </div>
      </div>
      <RenderPanel open={isRenderOpen} onOpenChange={setRenderOpen} upgradeUrl={upgradeUrl} />
      <ConflictDialog />
    </div>
  );
}
