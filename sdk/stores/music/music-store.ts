import type { MusicKit } from '../../contract/library/music';
import type { Id } from '../../contract/schemas/ids';
import { createLoader } from '../resource/loadable';
import type { StoreContext } from '../store-context';

/** Number of kits on a page (docs/rules/limits-and-messages.md#sizes-of-lists). */
const PAGE_SIZE = 80;

/** The music kits of the library. */
export class MusicStore {
  readonly #context: StoreContext;
  readonly #list;
  readonly $kits;
  /** By id and language. */
  readonly #kits = new Map<string, Promise<MusicKit>>();

  constructor(context: StoreContext) {
    this.#context = context;
    this.#list = createLoader<readonly MusicKit[]>(context);
    this.$kits = this.#list.$state;
  }

  /** All kits, or those of one tempo. */
  readonly load = async (bpm?: number): Promise<void> => {
    const query = { perPage: PAGE_SIZE, ...(bpm && { bpm }) };
    const kits = await this.#list.load(
      async (signal) => (await this.#context.client.musicKits({ query, signal })).data,
    );
    for (const kit of kits ?? []) this.#kits.set(this.#keyOf(kit.id), Promise.resolve(kit));
  };

  /** One kit, fetched once. Rejects with `not_found` and the client's other errors. */
  readonly kit = (musicKitId: Id<'musicKit'>): Promise<MusicKit> => {
    const key = this.#keyOf(musicKitId);
    const known = this.#kits.get(key);
    if (known) return known;
    const fetched = this.#context.client.musicKit({ params: { musicKitId } });
    this.#kits.set(key, fetched);
    fetched.catch(() => this.#kits.delete(key));
    return fetched;
  };

  #keyOf(musicKitId: Id<'musicKit'>): string {
    return `${musicKitId} ${this.#context.language()}`;
  }
}
