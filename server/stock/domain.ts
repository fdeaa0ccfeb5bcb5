import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import { implementWith } from '../account/implement';
import { mediaDomain } from '../media/domain';
import type { StockSettings } from '../platform/config/stock-settings';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { createStock } from './create-stock';

export interface StockOptions {
  /** Default: no provider besides the library. */
  readonly stock?: StockSettings;
  readonly library: { readonly manifest: LibraryManifest };
}

/** Images and videos of the library and of other sites, to be copied into the own ones. */
export const stockDomain = defineDomain({
  name: 'stock',
  needs: [mediaDomain],
  /** Searches and picks of one person. */
  rateLimits: { stock: { points: 60, seconds: 60 } },
  /** `stock`: the sources that this server has, in the order in which they are offered. */
  provide: (media, { stock: settings = {}, library: { manifest } }: StockOptions) => ({
    stock: createStock({ ...media, settings, manifest }),
  }),
});

export type StockServices = ServicesOf<typeof stockDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<StockServices>();
