import { reviewCalls } from '@spotreel/sdk/internal/contract';
import { invalidFields } from '../../platform/http/api-error';
import { implement } from '../implement';
import { requireProvider } from '../require-provider';

const LONGEST_QUERY = 200;

export const reviewPlaces = implement(reviewCalls.reviewPlaces, async ({ params, user }, services) => {
  await services.limiters.external.spend(String(user.id));
  const provider = requireProvider(services.reviewProviders, 'google');
  const query = params.query.trim();
  if (query === '' || query.length > LONGEST_QUERY) throw invalidFields({ query: ['Type up to 200 characters'] });
  return (await provider.searchPlaces?.(query)) ?? [];
});
