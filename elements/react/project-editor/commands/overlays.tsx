import { lazy, Suspense, useState } from 'react';
import type { EditorScreen } from './use-editor-ui';

const EditorPalette = lazy(() => import('./editor-palette').then((module) => ({ default: module.EditorPalette })));
const RenderPanel = lazy(() => import('../render-panel').then((module) => ({ default: module.RenderPanel })));
const SceneAdder = lazy(() => import('../scene-adder').then((module) => ({ default: module.SceneAdder })));
const Storyboard = lazy(() => import('../../storyboard/storyboard').then((module) => ({ default: module.Storyboard })));
const ShortcutSheet = lazy(() => import('./shortcut-sheet').then((module) => ({ default: module.ShortcutSheet })));

export interface OverlaysProps extends Pick<EditorScreen, 'overlay' | 'show'> {
  upgradeUrl: string;
}

/** What commands open over the editor, one at a time. */
export function Overlays({ overlay, show, upgradeUrl }: OverlaysProps) {
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
          upgradeUrl={upgradeUrl}
        />
      )}
      {overlay === 'storyboard' && <Storyboard open onOpenChange={(isOpen) => show('storyboard', isOpen)} />}
      {overlay === 'palette' && <EditorPalette onClose={() => show('palette', false)} />}
      {overlay === 'shortcuts' && <ShortcutSheet open onOpenChange={(isOpen) => show('shortcuts', isOpen)} />}
    </Suspense>
  );
}
