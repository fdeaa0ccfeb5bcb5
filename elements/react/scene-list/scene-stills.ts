/**
 * Stills of the scenes as they are now. Each is painted when nothing has changed for a moment and the page is idle, one
 * scene at a time and only those that look different; nothing is painted while nobody looks, or while the video plays.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { SceneStill } from '../../../sdk/player/stills/scene-still';
import type { CompiledScene, Composition } from '../../../sdk/scene/composition';
import { idle, pause } from './quiet';

export type PaintStill = (scene: CompiledScene, canvas: { widthPx: number; heightPx: number }) => Promise<SceneStill>;

/** Milliseconds. Somebody who types pauses less long between two keys. */
const QUIET_MS = 600;

/** What a still was made of. */
interface Look {
  readonly animation: CompiledScene['animation'];
  readonly rest: string;
}

export class SceneStills {
  /** By scene id. One that is painted anew stays until the new one is there. */
  readonly $stills = atom<ReadonlyMap<number, SceneStill>>(new Map());
  readonly #isPlaying: ReadableAtom<boolean>;
  readonly #paint: PaintStill;
  readonly #looks = new Map<number, Look>();
  #painting = new AbortController();
  /** Grows with each project. */
  #era = 0;

  constructor($composition: ReadableAtom<Composition | null>, $isPlaying: ReadableAtom<boolean>, paint: PaintStill) {
    this.#isPlaying = $isPlaying;
    this.#paint = paint;
    onMount(this.$stills, () => {
      const unsubscribe = $composition.subscribe((composition) => this.#follow(composition));
      return () => {
        unsubscribe();
        this.#painting.abort();
      };
    });
  }

  #follow(composition: Composition | null): void {
    this.#painting.abort();
    this.#painting = new AbortController();
    if (composition) void this.#paintChanged(composition, this.#painting.signal);
    else this.#clear(); // another project may come, whose scenes have the same ids
  }

  #clear(): void {
    this.#era += 1;
    this.#looks.clear();
    if (this.$stills.get().size > 0) this.$stills.set(new Map());
  }

  async #paintChanged(composition: Composition, signal: AbortSignal): Promise<void> {
    const era = this.#era;
    await pause(QUIET_MS, signal);
    if (signal.aborted) return;
    this.#forgetOthers(composition);
    for (const scene of composition.scenes) {
      const look = lookOf(scene, composition);
      if (isSame(look, this.#looks.get(scene.ingredientId))) continue;
      await idle(signal);
      while (this.#isPlaying.get() && !signal.aborted) await pause(QUIET_MS, signal);
      if (signal.aborted) return;
      try {
        const canvas = { widthPx: composition.width, heightPx: composition.height };
        const still = await this.#paint(scene, canvas);
        if (era !== this.#era) return;
        this.#show(scene.ingredientId, still, look);
      } catch {
        return; // no painter: the stills of the templates stay
      }
    }
  }

  #show(sceneId: number, still: SceneStill, look: Look): void {
    this.#looks.set(sceneId, look);
    this.$stills.set(new Map(this.$stills.get()).set(sceneId, still));
  }

  #forgetOthers({ scenes }: Composition): void {
    const kept = new Set(scenes.map(({ ingredientId }) => ingredientId));
    const gone = [...this.#looks.keys()].filter((id) => !kept.has(id));
    for (const id of gone) this.#looks.delete(id);
    if (gone.length > 0) this.$stills.set(new Map([...this.$stills.get()].filter(([id]) => kept.has(id))));
  }
}

function lookOf({ animation, background, keyframe }: CompiledScene, { width, height }: Composition): Look {
  return { animation, rest: JSON.stringify([background, keyframe, width, height]) };
}

function isSame(a: Look, b: Look | undefined): boolean {
  return a.animation === b?.animation && a.rest === b.rest;
}
