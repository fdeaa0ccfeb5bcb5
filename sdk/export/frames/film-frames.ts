/** All frames of a composition on one canvas, in order. The next scene is got ready while one is painted. */
import type { CompiledScene } from '../../scene/composition';
import type { FrameContext } from './frame-background';
import { openSceneFrames, type SceneFrames, type SceneFramesOptions } from './scene-frames';

export interface FilmFramesOptions extends SceneFramesOptions {
  readonly context: FrameContext;
  readonly sceneCount: number;
  readonly readScene: (index: number) => Promise<CompiledScene>;
}

/** Yields the index of each frame, once it is on the canvas. Closes what it opened also when it is left early. */
export async function* filmFrames(options: FilmFramesOptions): AsyncGenerator<number, void, unknown> {
  const open = async (index: number) =>
    index < options.sceneCount ? openSceneFrames(await options.readScene(index), options) : undefined;
  let next = open(0);
  let shown: SceneFrames | undefined;
  let filmFrame = 0;
  try {
    for (let index = 0; index < options.sceneCount; index++) {
      shown = await next;
      next = open(index + 1);
      next.catch(() => undefined); // reported when its turn comes
      for (let frame = 0; frame < (shown?.durationFrames ?? 0); frame++) {
        await shown?.paint(options.context, frame);
        yield filmFrame++;
      }
      shown?.close();
      shown = undefined;
    }
  } finally {
    shown?.close();
    void next.then(
      (unused) => unused?.close(),
      () => undefined,
    );
  }
}
