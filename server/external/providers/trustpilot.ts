/**
 * Reviews of a business at Trustpilot (https://developers.trustpilot.com/business-units-api-overview). A business is found by its
 * domain. Reviews come in pages of 100.
 */
import * as z from 'zod';
import type { ReviewProviderSettings } from '../../platform/config/review-settings';
import { type AskOptions, createProviderAsk, type ProviderAsk } from '../../platform/providers/ask-provider';
import { type FoundReview, MOST_REVIEWS } from '../reviews/found-review';
import { PROVIDER_ERRORS, readProviderAnswer } from './read-provider-answer';
import type { ReviewProvider } from './review-provider';

const PAGE = 100;
const text = z.string().nullish();

const businessAnswer = z.object({
  id: z.string().regex(/^\w{1,100}$/),
  displayName: z.string(),
  name: z.object({ identifying: z.string().min(1).max(500) }),
});
const reviewAnswer = z.object({
  id: z.string().regex(/^\w{1,100}$/),
  stars: z.number(),
  title: text,
  text,
  createdAt: text,
  consumer: z.object({ displayName: text }).nullish(),
});
const reviewsAnswer = z.object({ reviews: z.array(reviewAnswer) });

export function createTrustpilot({ apiKey, apiUrl }: ReviewProviderSettings, options: AskOptions): ReviewProvider {
  const name = 'Trustpilot';
  const provider = { source: 'trustpilot', name, headers: { apikey: apiKey }, errors: PROVIDER_ERRORS };
  const ask = createProviderAsk(provider, options);
  const checked = <Value>(read: () => Value) => readProviderAnswer(provider, options.log, read);
  return {
    kind: 'trustpilot',
    name,
    url: 'https://www.trustpilot.com',
    async read(domain) {
      const query = new URLSearchParams({ name: domainOf(domain) });
      const answer = await ask(`${apiUrl}/v1/business-units/find?${query}`);
      if (answer === undefined) return undefined;
      const business = checked(() => businessAnswer.parse(answer));
      const reference = business.name.identifying;
      const reviews = await allReviews(ask, `${apiUrl}/v1/business-units/${business.id}/reviews`, checked);
      const url = `https://www.trustpilot.com/review/${encodeURIComponent(reference)}`;
      return { reference, name: business.displayName, url, reviews };
    },
  };
}

/** People paste the address of their shop, or of their page at Trustpilot. */
function domainOf(typed: string): string {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return typed;
  const { hostname, pathname } = new URL(address);
  const page = /^\/review\/([^/]+)/.exec(pathname)?.[1];
  const domain = page && /(^|\.)trustpilot\.[a-z]+$/.test(hostname) ? page : hostname;
  return domain.replace(/^www\./, '');
}

async function allReviews(
  ask: ProviderAsk,
  address: string,
  checked: <Value>(read: () => Value) => Value,
): Promise<FoundReview[]> {
  const all: FoundReview[] = [];
  for (let page = 1; all.length < MOST_REVIEWS; page++) {
    const query = new URLSearchParams({ page: `${page}`, perPage: `${PAGE}`, orderBy: 'createdat.desc' });
    const answer = await ask(`${address}?${query}`);
    const { reviews } = checked(() => reviewsAnswer.parse(answer ?? { reviews: [] }));
    all.push(...reviews.map(reviewOf));
    if (reviews.length < PAGE) break;
  }
  return all;
}

function reviewOf({ id, stars, title, text: body, createdAt, consumer }: z.infer<typeof reviewAnswer>): FoundReview {
  return {
    author: consumer?.displayName ?? '',
    text: body?.trim() ? body : (title ?? ''),
    score: stars,
    writtenAt: createdAt ? new Date(createdAt) : null,
    url: `https://www.trustpilot.com/reviews/${id}`,
  };
}
