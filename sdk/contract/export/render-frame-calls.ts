import { defineCall } from '../call';
import { renderFrameInput, still } from './still';

/** Pictures of finished exports. */
export const renderFrameCalls = {
  renderFrame: defineCall({
    method: 'POST',
    path: '/v1/project/{projectId}/render/{renderId}/frame',
    auth: 'user',
    scope: 'projects:read',
    summary: 'Paints a frame of a finished export in the size of its file: a poster or thumbnail. Counts as nothing.',
    body: renderFrameInput,
    output: still,
    errors: ['render_unavailable', 'template_invalid', 'media_not_found', 'painter_crashed'],
  }),
} as const;
