import { type AccessRows, byId, byPath, ofProject, own } from '../access-rules';

export const access: AccessRows = {
  requestRender: byPath(ofProject('/render', 'v2')),
  cancelRender: byPath((owned) => `/v1/project/${owned.projectId}/render/${owned.renderId}/cancel`),
  renderFrame: byPath((owned) => `/v1/project/${owned.projectId}/render/${owned.renderId}/frame`, {}),
  requestKeyframes: byPath(ofProject('/preview', 'v2')),
  keyframes: byPath(ofProject('/preview', 'v2')),
  compileScene: own,
  checkProject: byPath(ofProject('/check')),
  renderImage: byId(({ projectId }) => ({ path: '/v1/render/image', json: { projectId } })),
  renderPreview: byId(
    ({ projectId }) => ({ path: '/v1/render/preview', json: { projectId } }),
    ({ templateId }) => ({ path: '/v1/render/preview', json: { templateId } }),
    ({ brandId }) => ({ path: '/v1/render/preview', json: { templateId: 1001, placeId: brandId } }),
  ),
};
