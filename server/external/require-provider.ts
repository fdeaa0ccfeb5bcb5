import { invalidFields } from '../platform/http/api-error';
import type { ReviewProvider } from './providers/review-provider';

/** Throws `validation_failed` for a provider that this server has no key for. */
export function requireProvider(providers: readonly ReviewProvider[], kind: ReviewProvider['kind']): ReviewProvider {
  const found = providers.find((provider) => provider.kind === kind);
  if (!found) throw invalidFields({ source: ['Is not set up on this server'] });
  return found;
}
