import type { Log } from '../../platform/log/log';
import { type AskedProvider, unavailable } from '../../platform/providers/ask-provider';

export const PROVIDER_ERRORS = { unavailable: 'provider_unavailable', limited: 'provider_limited' } as const;

/** Throws `provider_unavailable` where `read` throws: the answer is none of the provider. */
export function readProviderAnswer<Value>(provider: AskedProvider, log: Log, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    log.warn({ source: provider.source, err: error }, 'a provider answers what cannot be read');
    throw unavailable(provider);
  }
}
