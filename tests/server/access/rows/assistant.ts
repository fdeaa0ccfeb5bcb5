import { type AccessRows, byId, byPath, own } from '../access-rules';
import { addMark } from '../mark';
import type { AddOwned } from '../owned-rows';

declare module '../owned-rows' {
  interface OwnedRows {
    readonly briefId: number;
  }
}

export const access: AccessRows = {
  aiStoryboard: byId(
    ({ briefId }) => ({ path: '/v2/ai/storyboard', json: { briefId } }),
    ({ brandId }) => ({ path: '/v2/ai/storyboard', json: { brief: 'A video for my bakery', placeId: brandId } }),
  ),
  aiChat: byId(({ briefId }) => ({
    path: '/v2/ai/chat',
    json: {
      briefId,
      message: 'shorter',
      storyboard: {
        name: 'Taken over',
        templateFamilyId: 11,
        ratio: 'landscape',
        musicKit: null,
        scenes: [{ template: 1101, texts: [] }],
      },
    },
  })),
  aiProject: byId(({ briefId }) => ({ path: '/v2/ai/project', json: { briefId } })),
  projectBrief: byPath(({ briefId }) => `/v2/ai/project-brief/${briefId}`),
  projectBriefs: own,
  saveProjectBrief: byPath(({ briefId }) => `/v2/ai/project-brief/${briefId}`, {
    storyboard: {
      name: 'Taken over',
      templateFamilyId: 11,
      ratio: 'landscape',
      musicKit: null,
      scenes: [{ template: 1101, texts: [] }],
    },
    ownTexts: [],
    placeId: null,
    messages: [],
  }),
  deleteProjectBrief: byPath(({ briefId }) => `/v2/ai/project-brief/${briefId}`),
};

export const addOwned: AddOwned = async (make, { owner }) => {
  const { id } = await make(owner, '/api/v2/ai/storyboard', { brief: addMark('A video for our lamp') });
  return { briefId: id };
};
