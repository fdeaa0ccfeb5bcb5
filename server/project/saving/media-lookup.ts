import type { Owner } from '../../account/session/authenticate';
import type { Catalogue } from '../../library/catalogue/catalogue';
import type { MediaRow } from '../../media/media-row';
import { usableMedia } from '../../media/own-media';
import type { Database } from '../../platform/data/database';

/** Look-up of the files that the user may use, by id. */
export type MediaLookup = (ids: readonly number[]) => Promise<ReadonlyMap<number, MediaRow>>;

/** For the checks of one save: files of the library are in memory, and each other one is read once. */
export function createMediaLookup(db: Database, user: Owner, { media: ofLibrary }: Catalogue): MediaLookup {
  const read = new Map<number, MediaRow | undefined>();
  return async (ids) => {
    const unknown = ids.filter((id) => !ofLibrary.has(id) && !read.has(id));
    const rows = await usableMedia(db, user, unknown);
    for (const id of unknown) read.set(id, rows.get(id));
    const found = ids.flatMap((id) => {
      const row = ofLibrary.get(id) ?? read.get(id);
      return row ? [[id, row] as const] : [];
    });
    return new Map(found);
  };
}
