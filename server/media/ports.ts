/** Parts of media that later domains know. */
import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import type { CompiledAnimation, Composition, SceneContent, SceneTemplate } from '@spotreel/sdk/internal/scene';
import { definePort } from '../platform/modules/port';

export interface MediaInUse {
  /** Ids of files that a team still needs. */
  of(tenantId: number): Promise<ReadonlySet<number>>;
}

export interface FileWords {
  /** Says names of files of the library in a language; in English where it has no words for it. */
  in(language: string): (name: string) => string;
}

/** Compiler and renderer of uploaded animations. */
export interface AnimationRenderer {
  /** Fonts that scenes have. */
  readonly fonts: LibraryManifest['fonts'] | undefined;
  compile(template: SceneTemplate, content: SceneContent): Promise<CompiledAnimation>;
  paint(still: PaintRequest & StillSize): Promise<Uint8Array>;
  paintMotion(motion: PaintRequest): Promise<Uint8Array>;
}

interface PaintRequest {
  readonly composition: Composition;
  readonly signal: AbortSignal;
}

interface StillSize {
  readonly frame: number;
  readonly widthPx: number;
  readonly format: 'webp';
}

export const mediaPorts = {
  mediaUses: definePort<MediaInUse>('uses of media'),
  fileWords: definePort<FileWords>('words of the library'),
  animations: definePort<AnimationRenderer>('renderer of animations'),
};
