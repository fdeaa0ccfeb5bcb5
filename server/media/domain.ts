import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import { createSigner } from '../account/session/signer';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { type ParsingPool, typedParsing } from '../platform/parsing/parsing-pool';
import type { BackgroundRemover } from './background/background-remover';
import { createConversionHost } from './conversion/conversion-host';
import { type FetchPolicy, PUBLIC_ONLY } from './fetching/fetch-url';
import { createAddressBook } from './files/addresses';
import { resolveSource } from './files/local-source';
import type { MediaPort } from './media-port';
import type { mediaParsers } from './parsers';
import { mediaPorts } from './ports';

export interface MediaOptions {
  /** Folder of the built library. */
  readonly library: { readonly folder: string };
  readonly mediaPort: MediaPort;
  readonly backgroundRemover: BackgroundRemover;
  /** It has as many conversions at a time as painters; without one, no file is converted here. */
  readonly engine: { readonly processes: number } | { readonly unavailable: string };
  /** Policy of the addresses that may be fetched for a user. Default: public ones. */
  readonly fetchPolicy?: FetchPolicy;
  readonly parsing: ParsingPool;
  /** Milliseconds between two looks at what waits. Default: those of the queue. */
  readonly pollMs?: number;
}

/** Pictures, videos, music and animations of people. */
export const mediaDomain = defineDomain({
  name: 'media',
  needs: [accountDomain],
  /** Backgrounds that one person asks to remove. */
  rateLimits: { backgroundRemoval: { points: 20, seconds: 60 } },
  ports: mediaPorts,
  provide({ db, clock, jobs, log, storage, keyRings }, options: MediaOptions) {
    const { library, mediaPort, backgroundRemover, engine, fetchPolicy = PUBLIC_ONLY, parsing, pollMs } = options;
    const slots = 'unavailable' in engine ? 0 : engine.processes;
    const poll = pollMs === undefined ? {} : { pollMs };
    return {
      addresses: createAddressBook(createSigner(keyRings.of('media'), clock), clock),
      mediaPort,
      backgroundRemover,
      /** Brings a stored file, or one of the library, to the local disk. */
      localSource: (key: string) => resolveSource(library, storage, key),
      fetchPolicy,
      conversions: createConversionHost({ db, jobs, log, storage, mediaPort, slots, ...poll }),
      parsing: typedParsing<typeof mediaParsers>(parsing),
    };
  },
});

export type MediaServices = ServicesOf<typeof mediaDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<MediaServices>();
