import { projectCalls } from '@spotreel/sdk/internal/contract';
import { once, repeatableRequest } from '../../platform/data/idempotency';
import { keepProject } from '../../project/keep-project';
import { lockProject } from '../../project/project-row';
import { enqueueRender } from '../../project/renders/enqueue-render';
import { implement } from '../domain';

export const requestRender = implement(
  projectCalls.requestRender,
  async ({ params, query, user, context }, services) => {
    const repeatable = repeatableRequest(context.raw.headers, 'requestRender', { ...params, ...query });
    const id = await services.db.transaction(async (tx) => {
      const project = await lockProject(tx, user, params.projectId);
      await keepProject(tx, project.id);
      const request = { user, project, choices: query, requestId: context.id };
      return once(tx, user, repeatable, () => enqueueRender(tx, services, request));
    });
    return { id };
  },
);
