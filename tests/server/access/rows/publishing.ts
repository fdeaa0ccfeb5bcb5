import { type AccessRows, byId, byPath, ofProject, own, ownWith } from '../access-rules';

const video = { title: 'Taken over', description: '', privacy: 'public' };

export const access: AccessRows = {
  publishing: own,
  beginPublishingLogin: byId(({ connectionId }) => ({
    path: '/v1/publishing/login',
    json: { platform: 'youtube', connectionId },
  })),
  connectPublishing: ownWith({ platform: 'youtube', code: 'code', state: 'state' }),
  disconnectPublishing: byPath(({ connectionId }) => `/v1/publishing/connection/${connectionId}`),
  projectPublications: byPath(ofProject('/publication')),
  publishVideo: byId(({ projectId, connectionId }) => ({
    path: `/v1/project/${projectId}/publication`,
    json: { ...video, connectionId },
  })),
  cancelPublication: byPath(
    ({ projectId, publicationId }) => `/v1/project/${projectId}/publication/${publicationId}/cancel`,
  ),
};
