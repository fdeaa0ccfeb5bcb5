import { lazy, Suspense } from 'react';
import { RenderPanel } from '../render-panel';
import { SceneAdder } from '../scene-adder';
import type { EditorScreen } from './use-editor-ui';

const EditorPalette = lazy(() => import('./editor-palette').then((module) => ({ default: module.EditorPalette })));
const ShortcutSheet = lazy(() => import('./shortcut-sheet').then((module) => ({ default: module.ShortcutSheet })));

export interface OverlaysProps extends Pick<EditorScreen, 'overlay' | 'show'> {
  upgradeUrl: string;
}

/** What commands open over the editor, one at a time. */
export function Overlays({ overlay, show, upgradeUrl }: OverlaysProps) {
  return (
    <>
      <SceneAdder open={overlay === 'add-scene'} onOpenChange={(isOpen) => show('add-scene', isOpen)} />
      <RenderPanel
        open={overlay === 'render'}
        onOpenChange={(isOpen) => show('render', isOpen)}
        upgradeUrl={upgradeUrl}
      />
      <Suspense fallback={null}>
        {overlay === 'palette' && <EditorPalette onClose={() => show('palette', false)} />}
        {overlay === 'shortcuts' && <ShortcutSheet open onOpenChange={(isOpen) => show('shortcuts', isOpen)} />}
      </Suspense>
    </>
  );
}
