import { projectCalls } from '@spotreel/sdk/contract';
import { implement } from '../../platform/http/implement';
import { ownProject } from '../../project/project-row';
import { keyframeState } from '../keyframe-state';

export const keyframes = implement(projectCalls.keyframes, async ({ params, user, context }, { db, addresses }) =>
  keyframeState(db, await ownProject(db, user, params.projectId), addresses.at(context.baseUrl)),
);
