/**
 * A call of the survey service and its handler. It is as `implement`, with that service's envelope, its CORS on every
 * answer, text ids, and an environment that must exist.
 */

import type { Call, ParamsOf, ParsedBodyOf } from '@spotreel/sdk/internal/contract';
import type * as z from 'zod/mini';
import { checkAnswer } from '../../platform/http/answers/check-answer';
import { toApiError } from '../../platform/http/answers/error-answer';
import type { Route } from '../../platform/http/implement';
import { readJson } from '../../platform/http/json/json-body';
import { networkOf } from '../../platform/http/network';
import type { RequestContext } from '../../platform/http/request-context';
import { validatedBody } from '../../platform/http/validation/validate';
import type { SurveyServices } from '../domain';
import { type EnvironmentRow, findEnvironment } from '../environments/environments';
import { SERVICE_CORS } from './service-cors';
import { serviceErrorResponse } from './service-error';
import { bodyBytes, spendWrite } from './visitor-writes';

export interface ServiceInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly body: ParsedBodyOf<C>;
  readonly environment: EnvironmentRow;
  readonly context: RequestContext;
}

type ServiceHandler<C extends Call> = (
  input: ServiceInput<C>,
  services: SurveyServices,
) => Promise<z.core.output<C['output']>>;

export function implementService<const C extends Call>(call: C, handler: ServiceHandler<C>): Route<SurveyServices> {
  return serviceRoute(call, async (context, params, services) => {
    const environment = await findEnvironment(services.db, params.environmentId ?? '');
    const body = call.body && (await writtenBody(call, context, environment, services));
    const input = { params, body, environment, context } as unknown as ServiceInput<C>;
    const output = await handler(input, services);
    checkAnswer(call, output, services, context.log);
    return plainAnswer(output);
  });
}

/** Its bytes count before they are judged. */
async function writtenBody(call: Call, context: RequestContext, { id }: EnvironmentRow, services: SurveyServices) {
  const json = await readJson(context.raw);
  await spendWrite(services, id, context, bodyBytes(context.raw, json));
  return validatedBody(call, json, context.notes);
}

type Answering = Route<SurveyServices>['answer'];

/** Answers what `answering` makes, or the service's error. Never rejects. */
export function serviceRoute(call: Call, answering: Answering): Route<SurveyServices> {
  return {
    call,
    async answer(context, params, services) {
      try {
        await services.limiters.surveyService.spend(networkOf(context.address));
        const answer = await answering(context, params, services);
        for (const [name, value] of Object.entries(SERVICE_CORS)) answer.headers.set(name, value);
        return answer;
      } catch (thrown) {
        const error = toApiError(thrown);
        context.notes.error = error.code;
        if (error.code === 'internal') context.log.error({ err: error.cause }, 'request failed');
        return serviceErrorResponse(error);
      }
    },
  };
}

/** `{data}` that no cache keeps. */
export function plainAnswer(data: unknown): Response {
  return Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
}
