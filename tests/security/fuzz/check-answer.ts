/** What is wrong with an answer, by the contract of its call. */
import * as z from 'zod/mini';
import { COMMON_ERRORS } from '../../../build/openapi/responses.mjs';
import { errorCatalogue, isErrorCode } from '../../../sdk/base/error-catalogue';
import { errorAnswer, LINES_TYPE, pageAnswer, serviceErrorAnswer } from '../../../sdk/contract/answer';
import type { Call } from '../../../sdk/contract/call';
import { API_BASE_PATH } from '../../../sdk/contract/contract';
import { surveyServiceCalls } from '../../../sdk/contract/surveys/survey-service-calls';

const OF_SURVEY_SERVICE = new Set<Call>(Object.values(surveyServiceCalls));
/** Whatever reads a body may answer these. */
const OF_BODIES = ['body_unreadable', 'input_too_complex', 'payload_too_large'];

/** Undefined: nothing. */
export async function problemOf(call: Call, request: Request, answer: Response): Promise<string | undefined> {
  const text = await answer.text();
  if (answer.status === 500) return `500: ${text.slice(0, 300)}`;
  // the socket refuses what is longer than 16 kB before the app sees it
  if (answer.status === 431) return undefined;
  // A path such as /api/v1/project/.. is another address.
  if (!isPathOf(call, new URL(request.url).pathname)) return undefined;
  const type = answer.headers.get('content-type') ?? '';
  if (type === LINES_TYPE) return lineProblem(call, text);
  if (!type.startsWith('application/json')) return `${answer.status} with the type ${type || 'of nothing'}`;
  const value: unknown = JSON.parse(text);
  const problem = answer.ok ? outputProblem(call, value) : errorProblem(call, answer.status, value);
  return problem && `${answer.status} ${problem}: ${text.slice(0, 300)}`;
}

function isPathOf(call: Call, path: string): boolean {
  return new RegExp(`^${API_BASE_PATH}${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

function outputProblem(call: Call, value: unknown): string | undefined {
  const data = z.array(call.output as z.ZodMiniType);
  const schema = call.list ? z.extend(pageAnswer, { data }) : z.looseObject({ data: call.output as z.ZodMiniType });
  const result = z.safeParse(schema, value);
  return result.success ? undefined : `outside its schema at ${result.error.issues[0]?.path.join('.')}`;
}

function errorProblem(call: Call, status: number, value: unknown): string | undefined {
  if (OF_SURVEY_SERVICE.has(call)) {
    return z.safeParse(serviceErrorAnswer, value).success ? undefined : 'no error of the survey service';
  }
  const result = z.safeParse(errorAnswer, value);
  if (!result.success) return 'no error of the API';
  const { code } = result.data;
  if (!isErrorCode(code)) return `an unknown code ${code}`;
  if (errorCatalogue[code].status !== status) return `not the status of ${code}`;
  const ofBody = call.body || call.multipart ? OF_BODIES : [];
  const declared: readonly string[] = [...COMMON_ERRORS, ...ofBody, ...(call.errors ?? [])];
  return declared.includes(code) ? undefined : `the code ${code}, which the call does not declare`;
}

/** Pieces, and in the last line the output or an error. */
function lineProblem(call: Call, text: string): string | undefined {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const wrong = lines
    .slice(0, -1)
    .find(({ piece }) => !call.pieces || !z.safeParse(call.pieces as z.ZodMiniType, piece).success);
  if (wrong) return `a piece outside its schema: ${JSON.stringify(wrong).slice(0, 300)}`;
  const last = lines.at(-1);
  return last && 'status' in last ? errorProblem(call, Number(last.status), last) : outputProblem(call, last);
}
