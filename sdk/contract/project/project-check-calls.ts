import { defineCall } from '../call';
import { projectCheck } from './project-check';

/** Checks that agents and scripts make before they export a project. */
export const projectCheckCalls = {
  checkProject: defineCall({
    method: 'GET',
    path: '/v1/project/{projectId}/check',
    auth: 'user',
    scope: 'projects:read',
    summary: 'What an editor would still change: texts that do not fit, are empty or hard to read, and missing images.',
    output: projectCheck,
    errors: ['blender_unavailable', 'template_invalid', 'media_not_found', 'rate_limited'],
  }),
} as const;
