/** Interface of the queue to the renderer (`server/render/engine/engine.ts`); tests bring their own. */
import type { RenderEngine } from './engine/engine';

export type { SegmentPicture, TextContrast } from './engine/painter/protocol';
export type { Segment } from './engine/segments';

type Capability = 'renderSegment' | 'assemble' | 'still' | 'motion' | 'contrast' | 'measureMotion' | 'measureTexts';

/** A capability whose caller leaves nothing to a default, except for `Optional`. */
type Asked<Name extends Capability, Optional extends string = never> = (
  options: Required<Omit<Parameters<RenderEngine[Name]>[0], Optional>> &
    Pick<Parameters<RenderEngine[Name]>[0], Extract<keyof Parameters<RenderEngine[Name]>[0], Optional>>,
) => ReturnType<RenderEngine[Name]>;

/** The engine without its media tools. One that renders no 3D templates may leave out what it would say of them. */
export interface RenderPort
  extends Pick<RenderEngine, 'processes' | 'encoder' | 'planSegments'>,
    Partial<Pick<RenderEngine, 'hasBlender' | 'blenderFrameSeconds'>> {
  contentKey: (...of: Required<Parameters<RenderEngine['contentKey']>>) => ReturnType<RenderEngine['contentKey']>;
  renderSegment: Asked<'renderSegment'>;
  assemble: Asked<'assemble'>;
  still: Asked<'still', 'isTransparent'>;
  motion: Asked<'motion'>;
  contrast: Asked<'contrast', 'frames'>;
  measureMotion: Asked<'measureMotion'>;
  measureTexts: Asked<'measureTexts'>;
}
