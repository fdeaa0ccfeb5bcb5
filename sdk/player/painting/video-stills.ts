/** Stills of the scenes' videos, for the canvas that is painted by a worker: it has no videos. */
import type { CompiledScene } from '../../scene/composition';
import type { SceneFallbackOf } from '../scene-fallback';
import { readyMedia } from '../stills/ready-media';
import { Alarm } from './alarm';
import type { LivePicture } from './live-picture';

/** Fallbacks are painted one by one while the page is idle: until all are there this looks for them, for a minute. */
const LOOK_MS = 1000;
const LOOKS = 60;

export class VideoStills {
  readonly #live: LivePicture;
  readonly #fallbackOf: SceneFallbackOf;
  readonly #alarm = new Alarm(() => void this.#look());
  /** Scenes, and the videos behind them. */
  #missing: { readonly id: number; readonly src: string }[] = [];
  #looks = 0;

  constructor(live: LivePicture, fallbackOf: SceneFallbackOf) {
    this.#live = live;
    this.#fallbackOf = fallbackOf;
  }

  setScenes(scenes: readonly CompiledScene[]): void {
    const videos = scenes.flatMap(({ background, ingredientId: id }) =>
      background.type === 'video' ? [{ id, src: background.media.src }] : [],
    );
    this.#missing = videos.filter(({ id, src }) => this.#live.wantsVideoStill(id, src));
    this.#looks = 0;
    if (this.#missing.length > 0) this.#alarm.ringIn(LOOK_MS);
  }

  /**
   * Takes a still of the scene's open video, once it is at rest. Takes none where it cannot be read, or where another
   * video is still shown.
   */
  async take(sceneId: number, src: string, scene: HTMLElement): Promise<void> {
    if (!this.#live.isOpen) return;
    const media = await readyMedia(scene);
    if (!(media instanceof HTMLVideoElement) || media.getAttribute('src') !== src) return;
    const still = frameOf(media);
    if (still) this.#live.sendVideoStill(sceneId, src, still);
  }

  cancel(): void {
    this.#looks = LOOKS;
    this.#missing = [];
    this.#alarm.cancel();
  }

  async #look(): Promise<void> {
    for (const wanted of this.#missing) {
      const { id, src } = wanted;
      const background = this.#fallbackOf(id)?.background();
      if (!background) continue;
      this.#missing = this.#missing.filter((other) => other !== wanted);
      const bitmap = await bitmapOf(background);
      if (bitmap && this.#live.wantsVideoStill(id, src)) this.#live.sendVideoStill(id, src, bitmap);
      else bitmap?.close();
    }
    this.#looks += 1;
    if (this.#missing.length > 0 && this.#looks < LOOKS) this.#alarm.ringIn(LOOK_MS);
  }
}

/** Undefined for a video of another origin, which may be shown and not read, and where browsers cannot do it. */
function frameOf(video: HTMLVideoElement): VideoFrame | undefined {
  try {
    return new VideoFrame(video);
  } catch {
    return undefined;
  }
}

/** Undefined for what cannot be read. */
async function bitmapOf(background: HTMLElement): Promise<ImageBitmap | undefined> {
  try {
    if (background instanceof HTMLImageElement) await background.decode();
    else if (!(background instanceof HTMLCanvasElement)) return undefined;
    return await createImageBitmap(background);
  } catch {
    return undefined;
  }
}
