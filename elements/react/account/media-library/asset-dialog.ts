import type { Media, MediaFolder } from '@spotreel/sdk/internal/contract';

/** Open dialog, and its subject. */
export type AssetDialog =
  | { readonly kind: 'details'; readonly media: Media }
  | AssetChange
  | { readonly kind: 'delete'; readonly ids: readonly number[] }
  | { readonly kind: 'stock' }
  | { readonly kind: 'delete-folder'; readonly folder: MediaFolder }
  | AssetMove
  | AssetNaming;

/** A file changes, and with it what shows it. */
export interface AssetChange {
  readonly kind: 'focus' | 'replace';
  readonly media: Media;
}

/** Something goes into another folder. */
export type AssetMove =
  | { readonly kind: 'move'; readonly ids: readonly number[] }
  | { readonly kind: 'move-folder'; readonly folder: MediaFolder };

/** Something gets a name. */
export type AssetNaming =
  | { readonly kind: 'rename'; readonly media: Media }
  | { readonly kind: 'rename-folder'; readonly folder: MediaFolder }
  | { readonly kind: 'new-folder' };
