import type { FieldBox } from '@spotreel/sdk/internal/player';
import type { ReadableAtom } from 'nanostores';
import type { SceneStills } from './scene-stills';

/** The preview as the screens use it. */
export interface PlaybackState {
  /** Seconds. */
  readonly $time: ReadableAtom<number>;
  readonly $isPlaying: ReadableAtom<boolean>;
  readonly $isMuted: ReadableAtom<boolean>;
  /** Seconds of the video per second, negative backward; 1 at rest. */
  readonly $speed: ReadableAtom<number>;
  /** A frame of the video is on show, with everything in it. */
  readonly $isShown: ReadableAtom<boolean>;
  /** Grows when something else than time has changed the picture. */
  readonly $revision: ReadableAtom<number>;
  /** The scenes as they look now, painted while a view shows them. */
  readonly stills: SceneStills;
  /** Painted positions of texts and pictures, in px of the window, from back to front. Reads layout. */
  readonly fieldBoxes: () => readonly FieldBox[];
  /** The picture in the window; undefined before there is one. */
  readonly pictureBox: () => DOMRectReadOnly | undefined;
  /** The element that the stage is painted into, and what it shows in words; null takes it away. */
  readonly attach: (element: HTMLElement | null, label: string) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly toggle: () => void;
  /** Plays forward (1) or backward (-1); while it plays in that direction, faster. Other speeds than 1 are silent. */
  readonly shuttle: (direction: 1 | -1) => void;
  /** A scene plays again and again. */
  readonly $isRepeating: ReadableAtom<boolean>;
  /** Plays the selected scene, else the one on show, again and again; pauses where it does so already. */
  readonly toggleRepeat: () => void;
  /** Follows a drag along the time line. Where it comes to rest on an empty frame, the scene is shown at its fullest. */
  readonly seek: (seconds: number) => void;
  /** Shows just this frame, even an empty one. */
  readonly step: (seconds: number) => void;
  /** Goes to the beginning of a scene, or to an end of the video. At rest the scene there is shown at its fullest; playing begins at `seconds`. */
  readonly goTo: (seconds: number) => void;
  /** As `goTo` for the beginning of a scene. */
  readonly showScene: (sceneId: number) => void;
  /** Sets holding of the playhead by a pointer: until it lets go, no scene is selected. */
  readonly hold: (isHeld: boolean) => void;
  readonly toggleMute: () => void;
}
