import type { ExternalReview, ReviewUserSource, UnderstoodReviews } from '@spotreel/sdk/internal/contract';
import type { Answers } from '../story-call';

const AT = '2026-11-01T08:00:00.000Z';
const nothing = { reference: null, url: null, problem: null, refreshedAt: AT, createdAt: AT };

export const demoReviewSources: readonly ReviewUserSource[] = [
  {
    ...nothing,
    id: 1,
    source: 'google',
    name: 'Café Morgenrot',
    reference: 'ChIJcafe',
    url: 'https://maps.google.com/?cid=7',
    reviews: 5,
  },
  { ...nothing, id: 2, source: 'file', name: 'reviews-of-last-summer-and-autumn.csv', reviews: 212 },
  {
    ...nothing,
    id: 3,
    source: 'trustpilot',
    name: 'Halo Lamps',
    reference: 'halo-lamps.com',
    url: 'https://www.trustpilot.com/review/halo-lamps.com',
    reviews: 120,
    problem: 'Trustpilot does not respond. Try again in a few minutes.',
  },
];

const review = (id: number, author: string, text: string, score: number | null): ExternalReview => ({
  id,
  source: 1,
  kind: 'google',
  author,
  text,
  score,
  writtenAt: AT,
  url: null,
});

export const demoReviews: readonly ExternalReview[] = [
  review(1, 'Lea Brandt', 'The best coffee in town, and the kindest people behind the counter.', 5),
  review(2, 'Jonas K.', 'A warm light, a quiet corner, and cake that tastes like home.', 4),
  review(3, '', 'Lovely.', null),
  review(
    4,
    'Somebody with a rather long name of several parts',
    'We came for ten minutes and stayed for two hours. The tables are large, the chairs are soft, the music is never too loud, and whoever chose the lamps deserves a prize. We will be back next week, and the week after, and we will bring everybody we know.',
    5,
  ),
];

const understood: UnderstoodReviews = {
  count: 3,
  first: demoReviews.slice(0, 3).map(({ author, text, score, writtenAt }) => ({ author, text, score, writtenAt })),
  unreadable: 2,
  problems: [
    { row: 4, message: 'The text is missing.' },
    { row: 9, message: 'The score is not a number from 1 to 5.' },
  ],
};

/** Answers for the screens of reviews. */
export function reviewAnswers(): Answers {
  let sources = demoReviewSources;
  return {
    externalReviews: () => ({ reviews: demoReviews, page: 1, totalResults: demoReviews.length, problem: null }),
    reviewSources: () => [
      { source: 'google', name: 'Google', url: 'https://www.google.com/maps' },
      { source: 'trustpilot', name: 'Trustpilot', url: 'https://www.trustpilot.com' },
      { source: 'file', name: 'CSV or Excel file' },
      { source: 'text', name: 'Pasted text' },
    ],
    reviewUserSources: () => sources,
    createReviewUserSource: ({ body }) => {
      const { source, name = 'Café Neu' } = body as Pick<ReviewUserSource, 'source'> & { name?: string };
      const added = { ...nothing, id: sources.length + 1, source, name, reviews: 3 };
      sources = [...sources, added];
      return added;
    },
    checkReviews: () => understood,
    deleteReviewUserSource: ({ params }) => {
      const id = Number(params.reviewSourceId);
      sources = sources.filter((one) => one.id !== id);
      return { id };
    },
    reviewPlaces: () => [
      { place: 'a', name: 'Café Morgenrot', address: 'Kastanienallee 85, Berlin', score: 4.4, reviews: 812 },
      { place: 'b', name: 'Café Neu', address: 'Neue Straße 3, Berlin', score: null, reviews: 0 },
    ],
  };
}
