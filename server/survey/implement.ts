import type { Call } from '@spotreel/sdk/internal/contract';
import { implementWith } from '../account/implement';
import type { CurrentUser } from '../account/session/authenticate';
import type { Handler } from '../platform/http/implement';
import type { SurveyServices } from './services';

const implementAny = implementWith<SurveyServices>();

/**
 * Implements calls for those who make surveys; see `service/implement-service.ts` for those who answer them. After a call that
 * may have changed something, widgets get it.
 */
export function implement<const C extends Call>(call: C, handler: Handler<C, CurrentUser, SurveyServices>) {
  if (call.method === 'GET') return implementAny(call, handler);
  return implementAny<C>(call, async (input, services) => {
    try {
      return await handler(input, services);
    } finally {
      services.environmentSyncs.forget();
    }
  });
}
