/**
 * Stills of the scenes as they are now. Each is painted when nothing has changed for a moment and the page is idle.
 * Scenes are painted one at a time, and only those that look different. Nothing is painted while the list is hidden, or
 * while the video moves.
 */

import { type SceneFallback, whenIdle } from '@spotreel/sdk/internal/player';
import type { CompiledScene, Composition } from '@spotreel/sdk/internal/scene';
import { atom, onMount, type ReadableAtom } from 'nanostores';

export type PaintStill = (
  scene: CompiledScene,
  canvas: { widthPx: number; heightPx: number },
) => Promise<SceneFallback>;

/** Shows whether the video moves. */
export interface Motion {
  readonly $isPlaying: ReadableAtom<boolean>;
  /** Seconds. A drag along the time line must not be disturbed either. */
  readonly $time: ReadableAtom<number>;
}

/** Milliseconds. The pauses between two keys are shorter in typing. */
const QUIET_MS = 600;

/** Inputs of a still. */
interface Look {
  readonly animation: CompiledScene['animation'];
  readonly rest: string;
}

export class SceneStills {
  /** By scene id. One that is painted anew stays until the new one is there. */
  readonly $stills = atom<ReadonlyMap<number, SceneFallback>>(new Map());
  readonly #motion: Motion;
  readonly #paint: PaintStill;
  readonly #looks = new Map<number, Look>();
  /** Runs from the last change until it is quiet. A new one for each key costs less than a signal would. */
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #painting: AbortController | undefined;
  #movedAtMs = Number.NEGATIVE_INFINITY;
  /** Grows with each project. */
  #generation = 0;

  constructor($composition: ReadableAtom<Composition | null>, motion: Motion, paint: PaintStill) {
    this.#motion = motion;
    this.#paint = paint;
    onMount(this.$stills, () => {
      const stops = [
        $composition.subscribe((composition) => this.#follow(composition)),
        motion.$time.listen(() => {
          this.#movedAtMs = performance.now();
        }),
        () => this.#stop(),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    });
  }

  #follow(composition: Composition | null): void {
    this.#stop();
    if (composition) this.#quiet = setTimeout(() => void this.#paintChanged(composition), QUIET_MS);
    else this.#clear(); // another project may come, whose scenes have the same ids
  }

  #stop(): void {
    clearTimeout(this.#quiet);
    this.#painting?.abort();
    this.#painting = undefined;
  }

  #clear(): void {
    this.#generation += 1;
    this.#looks.clear();
    if (this.$stills.get().size > 0) this.$stills.set(new Map());
  }

  async #paintChanged(composition: Composition): Promise<void> {
    const generation = this.#generation;
    this.#painting = new AbortController();
    const { signal } = this.#painting;
    this.#forgetOthers(composition);
    for (const scene of composition.scenes) {
      const look = lookOf(scene, composition);
      if (isSame(look, this.#looks.get(scene.ingredientId))) continue;
      await idle(signal);
      while (this.#isMoving() && !signal.aborted) await pause(QUIET_MS, signal);
      if (signal.aborted) return;
      try {
        const canvas = { widthPx: composition.width, heightPx: composition.height };
        const still = await this.#paint(scene, canvas);
        if (generation !== this.#generation) return;
        this.#show(scene.ingredientId, still, look);
      } catch {
        return; // no painter: the stills of the templates stay
      }
    }
  }

  #isMoving(): boolean {
    return this.#motion.$isPlaying.get() || performance.now() - this.#movedAtMs < QUIET_MS;
  }

  #show(sceneId: number, still: SceneFallback, look: Look): void {
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

/** Resolves after so many milliseconds, or when it is aborted. */
function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return until((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    return () => clearTimeout(timer);
  }, signal);
}

/** Resolves when the page has nothing better to do, or when it is aborted. */
function idle(signal: AbortSignal): Promise<void> {
  return until((resolve) => whenIdle(resolve), signal);
}

function until(begin: (resolve: () => void) => () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const callOff = begin(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    const stop = () => {
      callOff();
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
