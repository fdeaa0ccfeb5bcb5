import { projectCalls } from '@spotreel/sdk/internal/contract';
import { ownProject } from '../../project/project-row';
import { implement } from '../domain';
import { keyframeStateOf } from '../stills/keyframe-state';

export const keyframes = implement(projectCalls.keyframes, async ({ params, user, context }, { db, addresses }) =>
  keyframeStateOf(db, await ownProject(db, user, params.projectId), addresses.at(context.baseUrl)),
);
