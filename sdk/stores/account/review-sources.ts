/** Where the account gets the reviews of its business from. One a screen. */
import { atom } from 'nanostores';
import type {
  ReviewPlace,
  ReviewSource,
  ReviewSourceDraft,
  ReviewUserSource,
  UnderstoodReviews,
} from '../../contract/schemas/review';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';
import { orToast } from './or-toast';

/** Sources of reviews of the account, and what can be added. */
export function createReviewSources({ editing: { context } }: Spotreel) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const sources = createLoader<readonly ReviewUserSource[]>(describe);
  const kinds = createLoader<readonly ReviewSource[]>(describe);
  const places = createLoader<readonly ReviewPlace[]>(describe);
  const form = createForm(context.t);
  return {
    $sources: sources.$state,
    /** Kinds of sources that the server offers. */
    $kinds: kinds.$state,
    /** Businesses that the last search found. */
    $places: places.$state,
    /** Of the source that is being added. */
    $form: form.$state,
    load: () => sources.load(async (signal) => (await context.accounts()).reviewUserSources({ signal })),
    loadKinds: () => kinds.load(async (signal) => (await context.accounts()).reviewSources({ signal })),
    searchPlaces: (query: string) =>
      places.load(async (signal) => (await context.accounts()).reviewPlaces({ params: { query }, signal })),
    /** False if it was not taken. */
    async add(body: ReviewSourceDraft): Promise<boolean> {
      const added = await form.send(async () => (await context.accounts()).createReviewUserSource({ body }));
      if (added) sources.update((all) => byName([...all.filter(({ id }) => id !== added.id), added]));
      return added !== undefined;
    },
    /** Forgets what was searched and what was refused. */
    forgetDraft(): void {
      places.reset();
      form.reset();
    },
    /** False if it failed; a notice then says why. */
    remove: (id: number) =>
      orToast(context, async () => {
        await (await context.accounts()).deleteReviewUserSource({ params: { id } });
        sources.update((all) => all.filter((one) => one.id !== id));
      }),
  };
}

function byName(sources: readonly ReviewUserSource[]): readonly ReviewUserSource[] {
  return sources.toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}

/** What `createReviewSources` returns. */
export type ReviewSourcesStore = ReturnType<typeof createReviewSources>;

/** Shows what a file or a pasted text would be understood as, before it is added. */
export function createReviewCheck({ editing: { context } }: Spotreel) {
  const form = createForm(context.t);
  const $understood = atom<UnderstoodReviews | undefined>();
  let version = 0;
  return {
    $form: form.$state,
    /** Undefined: nothing is checked, or it cannot be understood. */
    $understood,
    async check(source: 'file' | 'text', text: string): Promise<void> {
      version += 1;
      const asked = version;
      $understood.set(undefined);
      const body = { source, text };
      const understood = await form.send(async () => (await context.accounts()).checkReviews({ body }));
      if (asked === version) $understood.set(understood);
    },
    /** After the text has changed. */
    forget(): void {
      version += 1;
      form.reset();
      $understood.set(undefined);
    },
  };
}

/** What `createReviewCheck` returns. */
export type ReviewCheck = ReturnType<typeof createReviewCheck>;
