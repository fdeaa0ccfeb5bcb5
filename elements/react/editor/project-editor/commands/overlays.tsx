import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../controls/lazy-part/lazy-part';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useEditor } from '../../editor-context/editor-context';
import type { OpenOverlays } from './use-editor-ui';

const EditorPalette = lazyPart(() => import('./editor-palette').then((module) => ({ default: module.EditorPalette })));
const PreviewOverlay = lazyPart(() =>
  import('../preview/preview-overlay').then((module) => ({ default: module.PreviewOverlay })),
);
const RenderPanel = lazyPart(() =>
  import('../exporting/render-panel').then((module) => ({ default: module.RenderPanel })),
);
const SceneAdder = lazyPart(() => import('../scenes/scene-adder').then((module) => ({ default: module.SceneAdder })));
const Storyboard = lazyPart(() =>
  import('../../storyboard/storyboard').then((module) => ({ default: module.Storyboard })),
);
const TransitionOfCut = lazyPart(() =>
  import('../scenes/transition-of-cut').then((module) => ({ default: module.TransitionOfCut })),
);
const ShortcutSheet = lazyPart(() => import('./shortcut-sheet').then((module) => ({ default: module.ShortcutSheet })));

/** By then a project is open and on show. */
const AHEAD_MS = 4000;

export interface OverlaysProps extends OpenOverlays {
  mayRender: (() => boolean) | undefined;
  hasSharing: boolean | undefined;
}

/** Overlays that commands open over the editor, one at a time. */
export function Overlays(props: OverlaysProps) {
  const { overlay, show, transition, closeTransition, mayRender, hasSharing } = props;
  useExportAhead();
  // once opened it stays: which of the renders is shown is remembered
  const [isRenderNeeded, setRenderNeeded] = useState(false);
  if (overlay === 'render' && !isRenderNeeded) setRenderNeeded(true);
  return (
    <Suspense fallback={null}>
      {overlay === 'add-scene' && <SceneAdder open onOpenChange={(isOpen) => show('add-scene', isOpen)} />}
      {isRenderNeeded && (
        <RenderPanel
          open={overlay === 'render'}
          onOpenChange={(isOpen) => show('render', isOpen)}
          mayRender={mayRender}
          hasSharing={hasSharing}
        />
      )}
      {overlay === 'storyboard' && <Storyboard open onOpenChange={(isOpen) => show('storyboard', isOpen)} />}
      {transition && <TransitionOfCut place={transition} onClose={closeTransition} />}
      {overlay === 'palette' && <EditorPalette onClose={() => show('palette', false)} />}
      {overlay === 'preview' && <PreviewOverlay onClose={() => show('preview', false)} />}
      {overlay === 'shortcuts' && <ShortcutSheet open onOpenChange={(isOpen) => show('shortcuts', isOpen)} />}
    </Suspense>
  );
}

function useExportAhead(): void {
  const spotreel = useSpotreel();
  const editor = useEditor();
  useEffect(() => {
    const load = () =>
      import('../exporting/export-ahead').then(({ startExportAhead }) => startExportAhead(spotreel, editor));
    let stopping: Promise<() => void> | undefined;
    const timer = setTimeout(() => {
      stopping = load();
      stopping.catch(() => {}); // the dialog loads what it needs
    }, AHEAD_MS);
    return () => {
      clearTimeout(timer);
      void stopping?.then((stop) => stop());
    };
  }, [spotreel, editor]);
}
