import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Organisation } from '../contract/schemas/organisation';
import type { AccountLimits } from '../contract/schemas/user';
import type { PlaceDraft } from '../project/place/place-request';
import { type Failure, failureOf } from './failure';
import { createLoader } from './loadable';
import type { StoreContext } from './store-context';

/** How the save of the place that is being edited goes. `failure.details` has the fields that were refused. */
export interface PlaceSave {
  readonly status: 'idle' | 'saving' | 'error';
  readonly failure: Failure | undefined;
}

const IDLE: PlaceSave = { status: 'idle', failure: undefined };

/** Nobody needs them before a place is saved. */
const placeRules = () => import('../project/place/place-request');

/** The business profiles of the account. */
export class PlacesStore {
  readonly $save = atom<PlaceSave>(IDLE);
  /** Ids of places that are being deleted. */
  readonly $removing = atom<ReadonlySet<number>>(new Set());
  /** Oldest first. */
  readonly $places;
  /** The account has room for another one; false until the places are loaded. */
  readonly $canCreate: ReadableAtom<boolean>;
  readonly #context: StoreContext;
  readonly #places;

  constructor(context: StoreContext, $limits: ReadableAtom<AccountLimits>) {
    this.#context = context;
    this.#places = createLoader<readonly Organisation[]>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
    this.$places = this.#places.$state;
    this.$canCreate = computed([this.$places, $limits], ({ data }, { organisationLimit }) =>
      Boolean(data && (organisationLimit < 0 || data.length < organisationLimit)),
    );
  }

  readonly load = async (): Promise<void> => {
    await this.#places.load((signal) => this.#context.client.organisations({ signal }));
  };

  /** Undefined when it failed: `$save` says why. One save at a time; a second one meanwhile does nothing. */
  readonly create = (draft: PlaceDraft): Promise<Organisation | undefined> =>
    this.#saving(async () => {
      const { newPlaceRequest } = await placeRules();
      const made = await this.#context.client.createOrganisation(newPlaceRequest(draft));
      this.#places.update((places) => [...places, made]);
      return made;
    });

  /** As `create`. */
  readonly update = (placeId: number, draft: PlaceDraft): Promise<Organisation | undefined> =>
    this.#saving(async () => {
      const { placeChangeRequest } = await placeRules();
      const request = { ...placeChangeRequest(draft), params: { id: placeId } };
      const changed = await this.#context.client.updateOrganisation(request);
      this.#places.update((places) => places.map((place) => (place.id === placeId ? changed : place)));
      return changed;
    });

  /** Projects keep what they took from it. False when it failed; a notification has said why. */
  readonly remove = async (id: number): Promise<boolean> => {
    const { client, toasts, t } = this.#context;
    if (this.$removing.get().has(id)) return false;
    this.$removing.set(new Set([...this.$removing.get(), id]));
    try {
      await client.deleteOrganisation({ params: { id } });
      this.#places.update((places) => places.filter((place) => place.id !== id));
      return true;
    } catch (thrown) {
      toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'places.deleteFailed').message });
      return false;
    } finally {
      this.$removing.set(new Set([...this.$removing.get()].filter((other) => other !== id)));
    }
  };

  /** Forgets what went wrong: another form opens. */
  readonly clearSave = (): void => {
    if (this.$save.get().status !== 'saving') this.$save.set(IDLE);
  };

  async #saving(send: () => Promise<Organisation>): Promise<Organisation | undefined> {
    if (this.$save.get().status === 'saving') return undefined;
    this.$save.set({ status: 'saving', failure: undefined });
    try {
      const saved = await send();
      this.$save.set(IDLE);
      return saved;
    } catch (thrown) {
      this.$save.set({ status: 'error', failure: failureOf(thrown, this.#context.t, 'places.saveFailed') });
      return undefined;
    }
  }
}
