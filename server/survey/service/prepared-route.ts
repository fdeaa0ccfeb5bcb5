import type { Call } from '@spotreel/sdk/internal/contract';
import type { PreparedJson } from '../../platform/http/answers/cached-json';
import { checkAnswer } from '../../platform/http/answers/check-answer';
import type { Route } from '../../platform/http/implement';
import type { RequestContext } from '../../platform/http/request-context';
import type { SurveyServices } from '../domain';
import { serviceRoute } from './implement-service';

type Preparing = (
  params: Readonly<Record<string, string>>,
  services: SurveyServices,
  context: RequestContext,
) => Promise<PreparedJson>;

/** A call of the survey service whose answer browsers keep, and ask for before they use it. */
export function preparedRoute(call: Call, preparing: Preparing): Route<SurveyServices> {
  return serviceRoute(call, async (context, params, services) => {
    const { raw, log } = context;
    const prepared = await preparing(params, services, context);
    const { data } = prepared.value as { readonly data: unknown };
    checkAnswer(call, data, services, log);
    return prepared.answer(raw);
  });
}
