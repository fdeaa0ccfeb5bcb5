/**
 * Rights of embed tokens (docs/decisions/embed-tokens.md). A call that is not listed is closed: calls of accounts,
 * admins and operators never open. The type asks for a line for each call of the app and of the assets library.
 */
import {
  assetCalls,
  type Call,
  type CallName,
  contract,
  deviceExportCalls,
  imageCalls,
  productCalls,
  projectCheckCalls,
  projectMarkCalls,
  renderFrameCalls,
  resumableUploadCalls,
  reviewCalls,
  stockCalls,
} from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import type { EmbedClaims } from './embed-claims';

/**
 * `never`: closed. `all-projects`: only for tokens that name no project. `editor`: what the editor needs beside a project.
 * `project`: a token that names a project opens it for that project alone.
 */
type EmbedRight = 'never' | 'all-projects' | 'editor' | 'project';

const LATE_CALLS = {
  ...assetCalls,
  ...resumableUploadCalls,
  ...projectCheckCalls,
  ...projectMarkCalls,
  ...deviceExportCalls,
  ...renderFrameCalls,
  ...stockCalls,
  ...reviewCalls,
  ...productCalls,
  ...imageCalls,
};
type OpenCall = CallName | keyof typeof LATE_CALLS;
const CALLS: Readonly<Record<OpenCall, Call>> = { ...contract, ...LATE_CALLS };
const RIGHTS: Readonly<Record<OpenCall, EmbedRight>> = {
  login: 'never',
  refresh: 'never',
  logout: 'never',
  loginCheck: 'never',

  me: 'editor',
  permissions: 'editor',
  dismissPopUp: 'editor',

  goals: 'all-projects',
  moods: 'all-projects',
  sections: 'all-projects',
  searchSuggestions: 'all-projects',
  categories: 'all-projects',
  recipes: 'all-projects',
  recipe: 'editor',
  addRecipeFavourite: 'all-projects',
  removeRecipeFavourite: 'all-projects',
  templateFamilies: 'editor',
  templateFamily: 'editor',
  ingredientTemplates: 'editor',
  fonts: 'editor',

  templates: 'all-projects',
  template: 'editor',
  templateFields: 'editor',
  checkTemplate: 'never',
  addTemplateFavourite: 'all-projects',
  removeTemplateFavourite: 'all-projects',
  templateGroups: 'all-projects',
  templateGroup: 'editor',
  addTemplateGroupFavourite: 'all-projects',
  removeTemplateGroupFavourite: 'all-projects',

  musicKits: 'editor',
  musicKit: 'editor',

  mediaList: 'editor',
  media: 'editor',
  cancelMedia: 'editor',
  uploadMedia: 'editor',
  uploadIngredientImage: 'editor',
  ingredientImageFromUrl: 'editor',
  uploadIngredientVideo: 'editor',
  ingredientVideoFromUrl: 'editor',

  mediaFolders: 'all-projects',
  mediaFolder: 'all-projects',
  createMediaFolder: 'all-projects',
  updateMediaFolder: 'all-projects',
  deleteMediaFolder: 'all-projects',
  updateMedia: 'all-projects',
  deleteMedia: 'all-projects',
  restoreMedia: 'all-projects',
  replaceMedia: 'all-projects',
  restoreMediaFile: 'all-projects',
  moveMedia: 'all-projects',
  mediaUses: 'all-projects',
  resumableUploads: 'editor',
  resumableUpload: 'editor',
  beginUpload: 'editor',
  uploadPart: 'editor',
  completeUpload: 'editor',
  cancelUpload: 'editor',

  imageSearch: 'editor',
  videoSearch: 'editor',
  takeStock: 'editor',
  removeBackground: 'editor',
  filmOfImage: 'editor',
  refineBackground: 'editor',

  externalReviews: 'editor',
  reviewSources: 'editor',
  reviewUserSources: 'editor',
  createReviewUserSource: 'never',
  checkReviews: 'never',
  reviewUserSource: 'never',
  deleteReviewUserSource: 'never',
  reviewPlaces: 'never',

  externalProducts: 'editor',
  productFeeds: 'never',
  createProductFeed: 'never',
  checkProductFeed: 'never',
  readProducts: 'never',
  deleteProductFeed: 'never',

  organisations: 'editor',
  organisation: 'editor',
  createOrganisation: 'all-projects',
  updateOrganisation: 'all-projects',
  deleteOrganisation: 'all-projects',

  projects: 'all-projects',
  createProject: 'all-projects',
  project: 'project',
  saveProject: 'project',
  saveBlenderProject: 'project',
  deleteProject: 'all-projects',
  renameProject: 'project',
  duplicateProject: 'all-projects',
  addFavourite: 'all-projects',
  removeFavourite: 'all-projects',
  setDraft: 'all-projects',
  checkGeneratedTexts: 'project',
  confirmTexts: 'project',
  giveFeedback: 'project',
  projectStatus: 'project',
  projectRenders: 'project',
  requestRender: 'project',
  cancelRender: 'project',
  renderFrame: 'project',
  countDeviceExport: 'project',
  takeBackDeviceExport: 'project',
  requestKeyframes: 'project',
  keyframes: 'project',
  compileScene: 'editor',
  checkProject: 'project',

  // their forms can name any project
  renderImage: 'all-projects',
  renderPreview: 'all-projects',

  track: 'editor',
};

const rightOf = new Map<Call, EmbedRight>(
  (Object.keys(RIGHTS) as OpenCall[]).map((name) => [CALLS[name], RIGHTS[name]]),
);

/** Throws `token_not_for_this`. `params`: as they are in the path. */
export function requireEmbedRight(
  call: Call,
  { projectId }: EmbedClaims,
  params: Readonly<Record<string, string>>,
): void {
  const right = rightOf.get(call) ?? 'never';
  if (right === 'editor') return;
  if (right === 'never') throw new ApiError('token_not_for_this');
  if (projectId === undefined) return;
  if (right !== 'project' || params.projectId !== String(projectId)) throw new ApiError('token_not_for_this');
}
