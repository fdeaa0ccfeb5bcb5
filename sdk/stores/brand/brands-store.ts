import { atom, computed, type ReadableAtom } from 'nanostores';
import type { AccountLimits } from '../../contract/account/user';
import type { Brand } from '../../contract/brand/organisation';
import type { Id } from '../../contract/schemas/ids';
import type { BrandDraft } from '../../project/brand/brand-request';
import { type Failure, failureOf } from '../failure';
import { createLoader } from '../resource/loadable';
import type { StoreContext } from '../store-context';

/** State of saving the edited brand. `failure.details` has the fields that were refused. */
export interface BrandSave {
  readonly status: 'idle' | 'saving' | 'error';
  readonly failure: Failure | undefined;
}

const IDLE: BrandSave = { status: 'idle', failure: undefined };

/** Loaded when a brand is saved, not before. */
const brandRules = () => import('../../project/brand/brand-request');

/** The business profiles of the account. */
export class BrandsStore {
  readonly $save = atom<BrandSave>(IDLE);
  /** Ids of brands that are being deleted. */
  readonly $removing = atom<ReadonlySet<number>>(new Set());
  /** Oldest first. */
  readonly $brands;
  /** The account has room for another one; false until the brands are loaded. */
  readonly $canCreate: ReadableAtom<boolean>;
  readonly #context: StoreContext;
  readonly #brands;

  constructor(context: StoreContext, $limits: ReadableAtom<AccountLimits>) {
    this.#context = context;
    this.#brands = createLoader<readonly Brand[]>(context);
    this.$brands = this.#brands.$state;
    this.$canCreate = computed([this.$brands, $limits], ({ data }, { organisationLimit }) =>
      Boolean(data && (organisationLimit < 0 || data.length < organisationLimit)),
    );
  }

  readonly load = async (): Promise<void> => {
    await this.#brands.load((signal) => this.#context.client.organisations({ signal }));
  };

  /** Undefined when it failed: `$save` says why. One save at a time; a second one meanwhile does nothing. */
  readonly create = (draft: BrandDraft): Promise<Brand | undefined> =>
    this.#saving(async () => {
      const { newBrandRequest } = await brandRules();
      const created = await this.#context.client.createOrganisation(newBrandRequest(draft));
      this.#brands.update((brands) => [...brands, created]);
      return created;
    });

  /** As `create`. */
  readonly update = (brandId: Id<'brand'>, draft: BrandDraft): Promise<Brand | undefined> =>
    this.#saving(async () => {
      const { brandChangeRequest } = await brandRules();
      const request = { ...brandChangeRequest(draft), params: { brandId } };
      const changed = await this.#context.client.updateOrganisation(request);
      this.#brands.update((brands) => brands.map((brand) => (brand.id === brandId ? changed : brand)));
      return changed;
    });

  /** Projects keep what they took from it. False when it failed; a notification has said why. */
  readonly remove = async (id: number): Promise<boolean> => {
    const { client, toasts, t } = this.#context;
    if (this.$removing.get().has(id)) return false;
    this.$removing.set(new Set([...this.$removing.get(), id]));
    try {
      await client.deleteOrganisation({ params: { brandId: id } });
      this.#brands.update((brands) => brands.filter((brand) => brand.id !== id));
      return true;
    } catch (thrown) {
      toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'brands.deleteFailed').message });
      return false;
    } finally {
      this.$removing.set(new Set([...this.$removing.get()].filter((other) => other !== id)));
    }
  };

  /** Forgets what went wrong: another form opens. */
  readonly clearSave = (): void => {
    if (this.$save.get().status !== 'saving') this.$save.set(IDLE);
  };

  async #saving(send: () => Promise<Brand>): Promise<Brand | undefined> {
    if (this.$save.get().status === 'saving') return undefined;
    this.$save.set({ status: 'saving', failure: undefined });
    try {
      const saved = await send();
      this.$save.set(IDLE);
      return saved;
    } catch (thrown) {
      this.$save.set({ status: 'error', failure: failureOf(thrown, this.#context.t, 'brands.saveFailed') });
      return undefined;
    }
  }
}
