/** Product feeds of the account's shops. One a screen. */
import { atom } from 'nanostores';
import type { ProductFeed, ProductFeedDraft, UnderstoodProducts } from '../../contract/schemas/product';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { createForm } from './form';
import { orToast } from './or-toast';

/** Feeds of the account, and what is to be added. */
export function createProductFeeds({ editing: { context } }: Spotreel) {
  const feeds = createLoader<readonly ProductFeed[]>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const form = createForm(context.t);
  const look = createLook(context);
  return {
    $feeds: feeds.$state,
    /** Of the look at a feed. */
    $check: look.$check,
    /** Of the feed that is being added. */
    $form: form.$state,
    /** What the feed would be understood as. Undefined: nothing is checked, or it cannot be read. */
    $understood: look.$understood,
    load: () => feeds.load(async (signal) => (await context.accounts()).productFeeds({ signal })),
    /** Shows what a feed would be understood as. */
    check: look.check,
    /** After the draft has changed. */
    forgetDraft(): void {
      look.forget();
      form.reset();
    },
    /** False if it was not taken. */
    async add(body: ProductFeedDraft): Promise<boolean> {
      const added = await form.send(async () => (await context.accounts()).createProductFeed({ body }));
      if (added) feeds.update((all) => byName([...all.filter(({ id }) => id !== added.id), added]));
      return added !== undefined;
    },
    /** False if it failed; a notice then says why. */
    remove: (id: number) =>
      orToast(context, async () => {
        await (await context.accounts()).deleteProductFeed({ params: { id } });
        feeds.update((all) => all.filter((one) => one.id !== id));
      }),
  };
}

/** What a feed would be understood as, until it is forgotten or another one is looked at. */
function createLook(context: StoreContext) {
  const form = createForm(context.t);
  const $understood = atom<UnderstoodProducts | undefined>();
  let version = 0;
  return {
    $check: form.$state,
    $understood,
    async check(body: ProductFeedDraft): Promise<void> {
      version += 1;
      const asked = version;
      $understood.set(undefined);
      const understood = await form.send(async () => (await context.accounts()).checkProductFeed({ body }));
      if (asked === version) $understood.set(understood);
    },
    forget(): void {
      version += 1;
      form.reset();
      $understood.set(undefined);
    },
  };
}

function byName(feeds: readonly ProductFeed[]): readonly ProductFeed[] {
  return feeds.toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}

/** What `createProductFeeds` returns. */
export type ProductFeedsStore = ReturnType<typeof createProductFeeds>;
