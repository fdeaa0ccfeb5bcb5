import type { Organisation } from '../contract/schemas/organisation';
import { failureOf } from './failure';
import { createLoader } from './loadable';
import type { StoreContext } from './store-context';

/** The business profiles of the account. */
export class PlacesStore {
  readonly #context: StoreContext;
  readonly #places;
  readonly $places;

  constructor(context: StoreContext) {
    this.#context = context;
    this.#places = createLoader<readonly Organisation[]>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
    this.$places = this.#places.$state;
  }

  readonly load = async (): Promise<void> => {
    await this.#places.load((signal) => this.#context.client.organisations({ signal }));
  };
}
