/** Product feeds of the account's shops. One a screen. */

import type { ProductFeed, ProductFeedDraft, UnderstoodProducts } from '../../contract/products/product';
import type { Id } from '../../contract/schemas/ids';
import { draftCheck } from '../resource/draft-check';
import { resource, without } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Feeds of the account, and what is to be added. */
export function createProductFeeds({ editing: { context } }: Spotreel) {
  const feeds = resource(context, (api, signal): Promise<readonly ProductFeed[]> => api.productFeeds({ signal }));
  const look = draftCheck<ProductFeedDraft, UnderstoodProducts>(context, (api, body) => api.checkProductFeed({ body }));
  return {
    $feeds: feeds.$state,
    /** State of checking a feed. */
    $check: look.$form,
    /** State of adding a feed. */
    $form: feeds.$form,
    /** Interpretation of the feed. Undefined: nothing is checked, or it cannot be read. */
    $understood: look.$understood,
    load: feeds.load,
    /** Shows what a feed would be understood as. */
    check: look.check,
    /** After the draft has changed. */
    forgetDraft(): void {
      look.forget();
      feeds.resetForm();
    },
    /** False if it was not taken. */
    add: (body: ProductFeedDraft) =>
      feeds.save(
        (api) => api.createProductFeed({ body }),
        (all, added) => byName([...all.filter(({ id }) => id !== added.id), added]),
      ),
    /** False if it failed; a notice then says why. */
    remove: (id: Id<'productFeed'>) =>
      feeds.act((api) => api.deleteProductFeed({ params: { productFeedId: id } }), without(id)),
  };
}

function byName(feeds: readonly ProductFeed[]): readonly ProductFeed[] {
  return feeds.toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}

/** Result of `createProductFeeds`. */
export type ProductFeedsStore = ReturnType<typeof createProductFeeds>;
