import type { FontFamily } from '../../contract/library/library';
import { createLoader } from '../resource/loadable';
import type { StoreContext } from '../store-context';

/** The font families that a video can be set in. */
export class FontsStore {
  readonly #context: StoreContext;
  readonly #fonts;
  readonly $fonts;

  constructor(context: StoreContext) {
    this.#context = context;
    this.#fonts = createLoader<readonly FontFamily[]>(context);
    this.$fonts = this.#fonts.$state;
  }

  readonly load = async (): Promise<void> => {
    if (this.$fonts.get().status !== 'ready')
      await this.#fonts.load((signal) => this.#context.client.fonts({ signal }));
  };
}
