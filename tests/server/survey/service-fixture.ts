/** A server with an environment, and surveys in it. */
import { createId } from '@paralleldrive/cuid2';
import { surveyDraft } from '../../../sdk/contract/surveys/survey';
import { tenant } from '../../../server/account/tables';
import { validated } from '../../../server/platform/http/validation/validate';
import { surveyDomain } from '../../../server/survey/domain';
import { ensureEnvironment } from '../../../server/survey/environments/environments';
import { questionTitles } from '../../../server/survey/question-titles';
import { survey } from '../../../server/survey/tables';
import {
  type Answer,
  createTestServer,
  type RequestOptions,
  type TestOptions,
  type TestServer,
} from '../fixtures/test-server';

export interface SurveyServer extends TestServer {
  readonly environmentId: string;
  /** A call of the service, path below the environment. */
  ask(method: string, path: string, json?: unknown, options?: RequestOptions): Promise<Answer>;
  /** Id of a running survey with the questions 'why', 'score' and 'more', changed by `content`. */
  addSurvey(content?: Record<string, unknown>): Promise<string>;
}

export async function createSurveyServer(options?: TestOptions): Promise<SurveyServer> {
  const server = await createTestServer(options);
  const [row] = await server.services.db.select().from(tenant);
  const { environment } = await ensureEnvironment(server.services.db, row?.id ?? 0);
  const environmentId = environment.id;
  return Object.assign(server, {
    environmentId,
    ask: (method: string, path: string, json?: unknown, request: RequestOptions = {}) =>
      server.call(
        method,
        `/api/v1/client/${environmentId}${path}`,
        json === undefined ? request : { ...request, json },
      ),
    addSurvey: (content: Record<string, unknown> = {}) => addSurvey(server, environmentId, content),
  });
}

const ask = (id: string, type: string, more: object = {}) => ({
  id,
  type,
  headline: `${id}?`,
  required: false,
  ...more,
});
const defaultQuestions = [
  ask('why', 'openText', { headline: 'Why?' }),
  ask('score', 'nps'),
  ask('more', 'multipleChoiceMulti', { choices: ['a', 'b'].map((label) => ({ id: label, label })) }),
];

async function addSurvey({ services }: TestServer, environmentId: string, change: Record<string, unknown>) {
  const { db, environmentSyncs } = services.modules.servicesOf(surveyDomain);
  const content = validated(surveyDraft, {
    name: 'A survey',
    status: 'inProgress',
    questions: defaultQuestions,
    ...change,
  });
  const { name, type, status, questions } = content;
  const id = createId();
  await db
    .insert(survey)
    .values({ id, environmentId, name, type, status, content, questionTitles: questionTitles(questions) });
  environmentSyncs.forget();
  return id;
}
