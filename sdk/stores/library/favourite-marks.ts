/** The stars of recipes, of animations and of the groups that show them. */
import { atom, type ReadableAtom } from 'nanostores';
import { failureOf } from '../failure';
import type { StoreContext } from '../store-context';

interface Markable {
  readonly id: number;
  readonly isFavourite: boolean;
}

/** The same item with its star flipped, where it is `marked`; else the item itself. */
export function flipMark<Item extends Markable>(marked: Markable) {
  return (one: Item): Item => (one.id === marked.id ? { ...one, isFavourite: !marked.isFavourite } : one);
}

/** Ids of two kinds may be equal: recipes have marks of their own. */
export interface FavouriteMarks {
  /** Ids of what is being marked. */
  readonly $busy: ReadableAtom<ReadonlySet<number>>;
  /** True if the server has agreed; a notification reports a refusal. False while the same one is under way. */
  toggleGroup(group: Markable): Promise<boolean>;
  /** As `toggleGroup`, for one animation. */
  toggleTemplate(template: Markable): Promise<boolean>;
  /** As `toggleGroup`, for one recipe. */
  toggleRecipe(recipe: Markable): Promise<boolean>;
}

export function createFavouriteMarks({ client, t, toasts }: StoreContext): FavouriteMarks {
  const $busy = atom<ReadonlySet<number>>(new Set());

  async function mark(id: number, ask: () => Promise<unknown>): Promise<boolean> {
    if ($busy.get().has(id)) return false;
    $busy.set(new Set([...$busy.get(), id]));
    try {
      await ask();
      return true;
    } catch (thrown) {
      const title = t('failure.favourite');
      const { message } = failureOf(thrown, t, 'failure.favourite');
      toasts.show({ tone: 'danger', title, text: message === title ? undefined : message });
      return false;
    } finally {
      $busy.set(new Set([...$busy.get()].filter((busy) => busy !== id)));
    }
  }

  return {
    $busy,
    toggleGroup: ({ id, isFavourite }) =>
      mark(id, () =>
        (isFavourite ? client.removeTemplateGroupFavourite : client.addTemplateGroupFavourite)({
          params: { templateGroupId: id },
        }),
      ),
    toggleTemplate: ({ id, isFavourite }) =>
      mark(id, () =>
        (isFavourite ? client.removeTemplateFavourite : client.addTemplateFavourite)({ params: { templateId: id } }),
      ),
    toggleRecipe: ({ id, isFavourite }) =>
      mark(id, () =>
        (isFavourite ? client.removeRecipeFavourite : client.addRecipeFavourite)({ params: { recipeId: id } }),
      ),
  };
}
