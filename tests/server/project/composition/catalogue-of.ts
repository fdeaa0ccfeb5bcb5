/** A built library as the server knows it, without a database. */
import type { LibraryManifest } from '../../../../sdk/contract/library-manifest';
import type { Catalogue } from '../../../../server/library/catalogue/catalogue';
import { libraryMedia } from '../../../../server/library/seeding/manifest-rows';
import type { MediaRow } from '../../../../server/media/media-row';

/** Columns of a file that is ready, in which nothing else is known. */
const READY = {
  tenantId: null,
  ownerId: null,
  shownKey: null,
  sizeBytes: 0,
  hasAudio: null,
  durationSeconds: null,
  contentSamples: null,
  loudnessLufs: null,
  truePeakDb: null,
  peaks: null,
  motionKey: null,
  previewKey: null,
  mobilePreviewKey: null,
  sourceMediaId: null,
  crop: null,
  withoutBackground: false,
  focus: null,
  foundFocus: null,
  brightness: null,
  thumbnails: [],
  state: 'ready',
  failure: null,
  folderId: null,
  sharing: 'none',
  origin: null,
  createdAt: new Date(0),
};

export function mediaRow(over: Partial<MediaRow> & Pick<MediaRow, 'id' | 'type' | 'fileKey'>): MediaRow {
  return { ...READY, ...over } as unknown as MediaRow;
}

export function catalogueOf({ recipes, templates, media, musicKits }: LibraryManifest): Catalogue {
  const styles = recipes.flatMap((recipe) => recipe.families.map((source) => ({ recipeId: recipe.id, source })));
  const families = styles.map(({ source, recipeId }) => {
    const { id, ingredients } = source;
    return [id, { id, recipeId, tier: 'free', source, musicSeed: 0, ingredients }] as const;
  });
  const scenes = [...families.flatMap(([, { ingredients }]) => ingredients), ...templates];
  const byId = <Item extends { readonly id: number }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.id, item]));
  return {
    families: new Map(families),
    ingredients: byId(scenes),
    templates: byId(templates),
    kits: byId(musicKits),
    samples: byId(musicKits.flatMap(({ samples }) => samples)),
    media: byId(media.map((built) => mediaRow(libraryMedia(built) as never))),
    say: (text: string) => text,
  } as unknown as Catalogue;
}
