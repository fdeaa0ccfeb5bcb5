/**
 * Which calls got past their doors: the right, the parameters and the schemas held, and the code of the call began. A
 * test replaces the modules that make routes by what is here.
 */
import type { Call } from '../../../sdk/contract/call';
import type * as implementation from '../../../server/platform/http/implement';
import type * as service from '../../../server/survey/service/implement-service';

const started = new Set<Call>();

/** The calls whose code has begun since the last question. */
export function takeStarted(): ReadonlySet<Call> {
  const calls = new Set(started);
  started.clear();
  return calls;
}

/** The module, with handlers that note when they begin. */
export function observed(original: typeof implementation): typeof implementation {
  const createImplement: typeof original.createImplement = (rules) => {
    const implement = original.createImplement(rules);
    return (call, handler) =>
      implement(call, (input, services) => {
        started.add(call);
        return handler(input, services);
      });
  };
  return { ...original, createImplement };
}

/** The same for calls of the survey service. */
export function observedService(original: typeof service): typeof service {
  const implementService: typeof original.implementService = (call, handler) =>
    original.implementService(call, (input, services) => {
      started.add(call);
      return handler(input, services);
    });
  const serviceRoute: typeof original.serviceRoute = (call, answering) =>
    original.serviceRoute(call, (context, params, services) => {
      started.add(call);
      return answering(context, params, services);
    });
  return { ...original, implementService, serviceRoute };
}
