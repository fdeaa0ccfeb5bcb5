import { type AccessRows, byId, byPath, ofProject, own } from '../access-rules';

const save = { name: 'Taken over', customisations: [], audio: [] };

export const access: AccessRows = {
  projects: own,
  createProject: byId(
    ({ templateId }) => ({ path: '/v1/project', json: { templateId } }),
    ({ brandId }) => ({ path: '/v1/project', json: { recipeId: 1, placeId: brandId } }),
  ),
  project: byPath(ofProject('', 'v2')),
  saveProject: byPath(ofProject('', 'v2'), save),
  saveBlenderProject: byPath(({ projectId }) => `/v2/project/blender/${projectId}`, {
    name: 'Taken over',
    images: [],
    texts: [],
    colors: [],
  }),
  deleteProject: byPath(ofProject()),
  renameProject: byPath(ofProject('/name'), { name: 'Taken over' }),
  duplicateProject: byPath(ofProject('/duplicate'), {}),
  addFavourite: byPath(ofProject('/favourite')),
  removeFavourite: byPath(ofProject('/favourite')),
  setDraft: byPath(ofProject('/draft'), { draft: true }),
  checkGeneratedTexts: byPath(ofProject('/generated-texts', 'v2'), { checked: [{ ingredient: 1, id: 'headline' }] }),
  confirmTexts: byPath(ofProject('/confirmed-texts', 'v2'), { confirmed: [{ ingredient: 1, id: 'headline' }] }),
  giveFeedback: byPath(ofProject('/feedback'), { score: 5, industry: '', comment: '' }),
  projectStatus: byPath(ofProject('/status')),
  projectRenders: byPath(ofProject('/render')),
  countDeviceExport: byPath(ofProject('/device-export')),
  takeBackDeviceExport: byPath((owned) => `/v1/project/${owned.projectId}/device-export/${owned.deviceExportId}`),
};
