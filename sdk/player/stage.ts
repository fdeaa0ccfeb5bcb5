/**
 * The scenes on their canvas. A scene's view is built when it comes near and kept while its compiled form stays the
 * same; a new form is built unseen and takes the place of the old one when it is ready, so that nothing flashes.
 */
import type { CompiledScene, Composition } from '../scene/composition';
import { createSceneView, type SceneView } from './scene-view';

export interface Stage {
  setComposition(composition: Composition): void;
  /** Frame of the composition. Resolves when that frame is on the screen, or another one was asked for meanwhile. */
  show(frame: number, isPlaying: boolean): Promise<void>;
  destroy(): void;
}

/** Views that are kept beside the one that is seen. */
const KEPT_VIEWS = 4;

export function createStage(container: HTMLElement): Stage {
  const canvas = document.createElement('div');
  Object.assign(canvas.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  container.append(canvas);
  let composition: Composition | undefined;
  let views: SceneView[] = [];
  let seen: SceneView | undefined;
  let asked = 0;

  function viewOf(scene: CompiledScene): SceneView {
    const known = views.find((view) => sameLook(view.scene, scene));
    if (known) {
      views = [known, ...views.filter((view) => view !== known)];
      return known;
    }
    const size = { widthPx: composition?.width ?? 1, heightPx: composition?.height ?? 1 };
    const created = createSceneView(canvas, scene, size);
    views = [created, ...views];
    while (views.length > KEPT_VIEWS) {
      const oldest = views.findLast((view) => view !== seen && view !== created);
      if (!oldest) break;
      oldest.destroy();
      views = views.filter((view) => view !== oldest);
    }
    return created;
  }

  return {
    setComposition(next) {
      const isResized = composition && (composition.width !== next.width || composition.height !== next.height);
      composition = next;
      if (!isResized) return;
      for (const view of views) view.destroy();
      views = [];
      seen = undefined;
    },
    async show(frame, isPlaying) {
      const order = ++asked;
      const scene = sceneAt(composition, frame);
      if (!scene) return seen?.hide();
      const view = viewOf(scene);
      await view.ready;
      if (order !== asked) return;
      view.show(frame - scene.startFrame, isPlaying);
      if (seen !== view) seen?.hide();
      seen = view;
      const following = isPlaying ? sceneAt(composition, scene.startFrame + scene.durationFrames) : undefined;
      if (following && following !== scene) viewOf(following);
    },
    destroy() {
      asked++;
      for (const view of views) view.destroy();
      canvas.remove();
    },
  };
}

function sceneAt(composition: Composition | undefined, frame: number): CompiledScene | undefined {
  return composition?.scenes.findLast(({ startFrame, durationFrames }) => frame >= startFrame && durationFrames > 0);
}

/** Compiled animations are shared between compositions while nothing in them changes. */
function sameLook(a: CompiledScene, b: CompiledScene): boolean {
  return (
    a.ingredientId === b.ingredientId &&
    a.animation === b.animation &&
    JSON.stringify(a.background) === JSON.stringify(b.background)
  );
}
