import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import type { CompiledAnimation, Composition, SceneContent, SceneTemplate } from '@spotreel/sdk/internal/scene';
import type { AuthServices } from '../account/services';
import type { RateLimiters } from '../platform/http/rate-limiter';
import type { JobQueue } from '../platform/jobs/queue';
import { providedByRoot } from '../platform/modules/domain';
import type { Parsing } from '../platform/parsing/parsing';
import type { AddressBook } from './addresses';
import type { BackgroundRemover } from './background/background-remover';
import type { ConversionHost } from './conversion/conversion-host';
import type { FetchPolicy } from './fetching/fetch-url';
import type { MediaPort } from './media-port';
import type { mediaParsers } from './parsers';

/** Functions that uploads of animations need of the library, the compiler and the renderer, which know this domain. */
export interface AnimationServices {
  readonly catalogue: { readonly fonts: LibraryManifest['fonts'] | undefined };
  readonly compiler: { scene(template: SceneTemplate, content: SceneContent): Promise<CompiledAnimation> };
  readonly renders: {
    paint(still: PaintRequest & StillSize): Promise<Uint8Array>;
    paintMotion(motion: PaintRequest): Promise<Uint8Array>;
  };
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

export type MediaServices = AuthServices &
  AnimationServices & {
    readonly jobs: JobQueue;
    readonly addresses: AddressBook;
    /** Says names of the library in a language; in English where it has no words for it. */
    readonly libraryWords: { in(language: string): (name: string) => string };
    readonly mediaPort: MediaPort;
    readonly backgroundRemover: BackgroundRemover;
    /** Brings a stored file, or one of the library, to the local disk. */
    readonly localSource: (key: string) => Promise<string>;
    readonly limiters: RateLimiters<'backgroundRemoval'>;
    /** Policy of the addresses that may be fetched for a user. */
    readonly fetchPolicy: FetchPolicy;
    readonly conversions: ConversionHost;
    /** Files that a team still needs. */
    readonly usedMedia: (tenantId: number) => Promise<ReadonlySet<number>>;
    readonly parsing: Parsing<typeof mediaParsers>;
  };

export const mediaDomain = providedByRoot<MediaServices>('media');
