import { projectCalls } from '@spotreel/sdk/contract';
import { ownProject } from '../../project/project-row';
import { implement } from '../implement';
import { keyframeState } from '../keyframe-state';

export const keyframes = implement(projectCalls.keyframes, async ({ params, user, context }, { db, addresses }) =>
  keyframeState(db, await ownProject(db, user, params.projectId), addresses.at(context.baseUrl)),
);
