/** From scenes and music to the one thing that every painter reads. */

import type { HexColor } from '../../base/color';
import type { Transition } from '../../contract/project/transition';
import {
  type AudioSegment,
  type BlenderScene,
  type CompiledBackground,
  type CompiledScene,
  type CompiledTransition,
  type Composition,
  FRAMES_PER_SECOND,
} from '../composition';
import type { LottieAnimation } from '../lottie';
import type { TextShaper } from '../text-shaper';
import { placesOf } from '../transitions/overlaps';
import { type CompiledAnimation, compileScene, type SceneContent, type SceneTemplate, textsOf } from './compile-scene';
import { type OwnMusicInput, placeOwnMusic } from './own-music';

/** A scene before it is compiled. */
export interface SceneInput {
  readonly ingredientId: number;
  readonly template: SceneTemplate;
  readonly content: SceneContent;
  readonly background: CompiledBackground;
  /** Absent: nothing of the scene is rendered by Blender. */
  readonly blender?: BlenderScene | undefined;
  /** From its cut to the next one. */
  readonly durationSeconds: number;
  /** Transition to the next scene, as the project names it. */
  readonly transition?: Transition | undefined;
  /** Color of that transition. */
  readonly transitionColor?: HexColor | undefined;
  /** Moment of its still, from the first frame in which it is seen. */
  readonly keyframeSeconds: number;
}

/** Input of compiling a composition. */
export interface CompositionInput {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  readonly scenes: readonly SceneInput[];
  readonly audio: readonly Omit<AudioSegment, 'startSeconds'>[];
  /** Heard in place of `audio`. */
  readonly ownMusic?: OwnMusicInput | undefined;
}

export interface CompileOptions {
  readonly signal?: AbortSignal | undefined;
  /** The version on show whose place this one takes: who paints that may go on with this. */
  readonly replaces?: LottieAnimation | undefined;
}

/** Compiler of one scene: in this thread, in a worker, or on the server. */
export type SceneCompiler = (scene: SceneInput, options?: CompileOptions) => Promise<CompiledAnimation>;

/** Music that is longer than the picture is faded out over this time at its end. */
const FADE_SECONDS = 1;
/** An ending that fits still rings when the picture ends: its reverb is let go over this time instead of being cut. */
const RELEASE_SECONDS = 0.4;
/** Rounding of frames, and a sample's own inaccuracy. */
const EPSILON_SECONDS = 0.05;

/** Loads the fonts of each scene before it compiles. The compiler rejects with `font_unavailable`. */
export function createTextShapingCompiler(shaper: TextShaper): SceneCompiler {
  return async ({ template, content }) => {
    await shaper.prepare(textsOf(template, content));
    return compileScene(template, content, shaper);
  };
}

/** Compiles all scenes, then puts them in time. Rejects when one scene cannot be compiled. */
export async function compileComposition(input: CompositionInput, compile: SceneCompiler): Promise<Composition> {
  const animations = await Promise.all(input.scenes.map((scene) => compile(scene)));
  return arrange(input, animations);
}

/** Puts compiled scenes in their places in time. */
export function arrange(input: CompositionInput, animations: readonly CompiledAnimation[]): Composition {
  const places = placesOf(input.scenes);
  const scenes = input.scenes.map((scene, index): CompiledScene => {
    const compiled = animations[index];
    const place = places[index];
    if (!compiled || !place) throw new RangeError('every scene needs its animation');
    const { cutFrame, frames, lead, tail } = place;
    const transition = tail > 0 ? compiledTransition(scene) : undefined;
    return {
      ingredientId: scene.ingredientId,
      startFrame: cutFrame - lead,
      durationFrames: lead + frames + tail,
      ...(transition && { transition }),
      background: scene.background,
      ...(scene.blender && { blender: scene.blender }),
      animation: compiled.animation,
      keyframe: Math.round(scene.keyframeSeconds * FRAMES_PER_SECOND),
      notices: compiled.notices,
    };
  });
  const durationFrames = places.reduce((sum, { frames }) => sum + frames, 0);
  const pictureSeconds = durationFrames / FRAMES_PER_SECOND;
  return {
    width: input.width,
    height: input.height,
    fps: FRAMES_PER_SECOND,
    durationFrames,
    scenes,
    ...(input.ownMusic ? placeOwnMusic(input.ownMusic, pictureSeconds) : placeAudio(input.audio, pictureSeconds)),
  };
}

function compiledTransition({ transition, transitionColor = '#000000' }: SceneInput): CompiledTransition | undefined {
  if (!transition || transition.kind === 'cut') return undefined;
  const { kind, direction = 'left' } = transition;
  return { kind, direction, color: transitionColor };
}

function placeAudio(
  samples: CompositionInput['audio'],
  pictureSeconds: number,
): Pick<Composition, 'audio' | 'audioFadeSeconds'> {
  let startSeconds = 0;
  const audio: AudioSegment[] = [];
  for (const sample of samples) {
    if (startSeconds >= pictureSeconds - EPSILON_SECONDS) break;
    audio.push({ ...sample, startSeconds });
    startSeconds += sample.durationSeconds;
  }
  return { audio, audioFadeSeconds: startSeconds > pictureSeconds + EPSILON_SECONDS ? FADE_SECONDS : RELEASE_SECONDS };
}
