/** Builds one scene after the other while nothing else happens. */
import { Alarm } from './alarm';
import { whenIdle } from './when-idle';

/** While the user types, drags or clicks through scenes nothing is built: it would cost frames. */
const QUIET_MS = 500;
/** A video that plays leaves no such pauses: the next scene has to be there at the cut. */
const PLAYING_MS = 1000;

export class BuildAhead {
  readonly #build: (isPlaying: boolean) => boolean;
  #callOff = () => {};
  readonly #quiet = new Alarm(() => this.#goOn());

  /** `build` does one piece of work and returns whether there is more. */
  constructor(build: (isPlaying: boolean) => boolean) {
    this.#build = build;
  }

  /** Piece by piece, once nothing has been shown for a moment. */
  whenQuiet(): void {
    this.#stop();
    this.#quiet.ringIn(QUIET_MS);
  }

  /** One piece soon, although a video plays. */
  whilePlaying(): void {
    this.cancel();
    this.#callOff = whenIdle(() => void this.#build(true), PLAYING_MS);
  }

  cancel(): void {
    this.#quiet.cancel();
    this.#stop();
  }

  #stop(): void {
    this.#callOff();
    this.#callOff = () => {};
  }

  #goOn(): void {
    this.#callOff = whenIdle(() => {
      if (this.#build(false)) this.#goOn();
    });
  }
}

/** In the order in which they will be wanted: the one at `index`, the next, the one before, the one after the next … */
export function nearestFirst<Item>(items: readonly Item[], index: number): Item[] {
  const distance = (position: number) => 2 * Math.abs(position - index) - (position > index ? 1 : 0);
  return items
    .map((item, position) => ({ item, order: distance(position) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
