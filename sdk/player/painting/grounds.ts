/** Stills of the scenes' videos, for the canvas that is painted by a worker: it has no videos. */
import type { CompiledScene } from '../../scene/composition';
import type { StandInOf } from '../stand-in';
import { readyMedia } from '../stills/ready-media';
import { Alarm } from './alarm';
import type { LivePicture } from './live-picture';

/** Stand-ins are painted one by one while nobody looks at them: until they are there, this looks less and less often. */
const FIRST_LOOK_MS = 1000;
const LOOKS = 8;

export class Grounds {
  readonly #live: LivePicture;
  readonly #standInOf: StandInOf;
  readonly #alarm = new Alarm(() => void this.#look());
  #missing: number[] = [];
  #looks = 0;

  constructor(live: LivePicture, standInOf: StandInOf) {
    this.#live = live;
    this.#standInOf = standInOf;
  }

  setScenes(scenes: readonly CompiledScene[]): void {
    const videos = scenes
      .filter(({ background }) => background.type === 'video')
      .map(({ ingredientId }) => ingredientId);
    this.#missing = videos.filter((id) => !this.#live.hasGround(id));
    this.#looks = 0;
    if (this.#missing.length > 0) this.#alarm.ringIn(FIRST_LOOK_MS);
  }

  /** Of an open video, once it stands still. Nothing where it cannot be read. */
  async take(sceneId: number, scene: HTMLElement): Promise<void> {
    const media = await readyMedia(scene);
    const still = media instanceof HTMLVideoElement ? frameOf(media) : undefined;
    if (still) this.#live.sendGround(sceneId, still);
  }

  cancel(): void {
    this.#alarm.cancel();
  }

  async #look(): Promise<void> {
    for (const id of this.#missing) {
      const ground = this.#standInOf(id)?.ground();
      if (!ground) continue;
      this.#missing = this.#missing.filter((other) => other !== id);
      const bitmap = await bitmapOf(ground);
      if (bitmap && !this.#live.hasGround(id)) this.#live.sendGround(id, bitmap);
      else bitmap?.close();
    }
    this.#looks += 1;
    if (this.#missing.length > 0 && this.#looks < LOOKS) this.#alarm.ringIn(FIRST_LOOK_MS * 2 ** this.#looks);
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
async function bitmapOf(ground: HTMLElement): Promise<ImageBitmap | undefined> {
  try {
    if (ground instanceof HTMLImageElement) await ground.decode();
    else if (!(ground instanceof HTMLCanvasElement)) return undefined;
    return await createImageBitmap(ground);
  } catch {
    return undefined;
  }
}
