/**
 * The playhead at rest: the scene under it becomes the selected one. The stage leaves a frame without any text
 * or picture of the scene. Only the user's moves count: a change of the project selects nothing.
 */

import { Alarm } from '@spotreel/sdk/internal/player';
import type { ReadableAtom } from 'nanostores';

export interface RestPorts {
  readonly $isPlaying: ReadableAtom<boolean>;
  /** The scene under the playhead; undefined without scenes. */
  readonly sceneId: () => number | undefined;
  readonly select: (sceneId: number) => void;
  /**
   * True if the frame on show has none of the scene's texts and pictures; undefined while the exact frame is not
   * painted.
   */
  readonly isEmpty: (sceneId: number) => boolean | undefined;
  /** Shows the scene at its fullest; playing goes on from where the playhead was. */
  readonly showFullest: (sceneId: number) => void;
}

/** A movement that pauses for so long has come to rest. */
const QUIET_MS = 150;
/** A scene that is never painted (its document is broken) is not asked about for longer. */
const MAX_LOOKS = 20;

export class RestingPlayhead {
  readonly #ports: RestPorts;
  readonly #alarm = new Alarm(() => this.#rest());
  #isExact = false;
  #isHeld = false;
  #looks = 0;

  constructor(ports: RestPorts) {
    this.#ports = ports;
  }

  /** A person moved the playhead. `isExact`: to just this frame, which stays on show even if it is empty. */
  moved(isExact: boolean): void {
    this.#isExact = isExact;
    this.#looks = 0;
    if (!this.#isHeld) this.#alarm.ringIn(QUIET_MS);
  }

  /** While a pointer holds the playhead it does not rest; when the pointer lets go it does. */
  hold(isHeld: boolean): void {
    if (this.#isHeld === isHeld) return;
    this.#isHeld = isHeld;
    this.#looks = 0;
    if (isHeld) this.#alarm.cancel();
    else this.#alarm.ringIn(0);
  }

  cancel(): void {
    this.#isHeld = false;
    this.#alarm.cancel();
  }

  #rest(): void {
    const { $isPlaying, sceneId, select, isEmpty, showFullest } = this.#ports;
    const shown = sceneId();
    if ($isPlaying.get() || shown === undefined) return;
    select(shown);
    if (this.#isExact) return;
    const empty = isEmpty(shown);
    if (empty) showFullest(shown);
    if (empty === undefined && ++this.#looks < MAX_LOOKS) this.#alarm.ringIn(QUIET_MS);
  }
}
