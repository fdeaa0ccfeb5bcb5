import type { Media, MediaFolder } from '@spotreel/sdk/contract';

/** What a dialog is about. */
export type AssetDialog =
  | { readonly kind: 'details'; readonly media: Media }
  | { readonly kind: 'move' | 'delete'; readonly ids: readonly number[] }
  | { readonly kind: 'stock' }
  | { readonly kind: 'delete-folder'; readonly folder: MediaFolder }
  | AssetNaming;

/** Something gets a name. */
export type AssetNaming =
  | { readonly kind: 'rename'; readonly media: Media }
  | { readonly kind: 'rename-folder'; readonly folder: MediaFolder }
  | { readonly kind: 'new-folder' };
