import type { Clock } from '@spotreel/sdk/internal/base';
import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import type { FetchPolicy } from '../media/fetching/fetch-url';
import type { StockSettings } from '../platform/config/stock-settings';
import type { Log } from '../platform/log/log';
import { createLibraryStock } from './library-stock';
import { createPexels } from './providers/pexels';
import { createPixabay } from './providers/pixabay';
import { createProviderStock } from './providers/provider-stock';
import type { SearchableStock } from './stock-source';

export interface StockParts {
  readonly settings: StockSettings;
  readonly manifest: LibraryManifest;
  readonly localSource: (key: string) => Promise<string>;
  readonly clock: Clock;
  readonly log: Log;
  readonly fetchPolicy: FetchPolicy;
  /** Milliseconds until a provider has answered. Default 8,000. */
  readonly answerMs?: number | undefined;
}

/** The providers that have a key, and then the library. */
export function createStock({ settings, manifest, localSource, ...options }: StockParts): readonly SearchableStock[] {
  const { pexels, pixabay } = settings;
  const providers = [...(pexels ? [createPexels(pexels)] : []), ...(pixabay ? [createPixabay(pixabay)] : [])];
  return [
    ...providers.map((provider) => createProviderStock(provider, options)),
    createLibraryStock(manifest, localSource),
  ];
}
