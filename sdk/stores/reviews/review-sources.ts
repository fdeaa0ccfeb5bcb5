/** Review sources of the account's business. One a screen. */
import type { ReviewSourceDraft, ReviewUserSource, UnderstoodReviews } from '../../contract/reviews/review';
import type { Id } from '../../contract/schemas/ids';
import { draftCheck } from '../resource/draft-check';
import { resource, without } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Sources of reviews of the account, and what can be added. */
export function createReviewSources({ editing: { context } }: Spotreel) {
  const sources = resource(
    context,
    (api, signal): Promise<readonly ReviewUserSource[]> => api.reviewUserSources({ signal }),
  );
  const kinds = resource(context, (api, signal) => api.reviewSources({ signal }));
  const places = resource(context, (api, signal, query: string) => api.reviewPlaces({ params: { query }, signal }));
  return {
    $sources: sources.$state,
    /** Kinds of sources that the server offers. */
    $kinds: kinds.$state,
    /** Businesses that the last search found. */
    $places: places.$state,
    /** State of adding a source. */
    $form: sources.$form,
    load: sources.load,
    loadKinds: kinds.load,
    searchPlaces: places.load,
    /** False if it was not taken. */
    add: (body: ReviewSourceDraft) =>
      sources.save(
        (api) => api.createReviewUserSource({ body }),
        (all, added) => byName([...all.filter(({ id }) => id !== added.id), added]),
      ),
    /** Forgets what was searched and what was refused. */
    forgetDraft(): void {
      places.reset();
      sources.resetForm();
    },
    /** False if it failed; a notice then says why. */
    remove: (id: Id<'reviewSource'>) =>
      sources.act((api) => api.deleteReviewUserSource({ params: { reviewSourceId: id } }), without(id)),
  };
}

function byName(sources: readonly ReviewUserSource[]): readonly ReviewUserSource[] {
  return sources.toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}

/** Result of `createReviewSources`. */
export type ReviewSourcesStore = ReturnType<typeof createReviewSources>;

/** Shows what a file or a pasted text would be understood as, before it is added. */
export function createReviewCheck({ editing: { context } }: Spotreel) {
  type Draft = { readonly source: 'file' | 'text'; readonly text: string };
  const { check, ...look } = draftCheck<Draft, UnderstoodReviews>(context, (api, body) => api.checkReviews({ body }));
  return { ...look, check: (source: 'file' | 'text', text: string) => check({ source, text }) };
}

/** Result of `createReviewCheck`. */
export type ReviewCheck = ReturnType<typeof createReviewCheck>;
