/**
 * How each call of the contract is kept from reading or changing what belongs to somebody else. `access.test.ts` drives
 * every row, and fails while a call has none.
 */
import type { OwnedRows } from './owned-rows';

/** The path with the owner's ids, and a body that the contract accepts. */
export interface ForeignRequest {
  readonly path: string;
  readonly json?: unknown;
  /** A form is sent. */
  readonly form?: Readonly<Record<string, string>>;
}

export type Access =
  /** Anybody may call it; it answers nothing of an account that the caller does not bring. */
  | { readonly kind: 'open' }
  /** Works on the caller's account or team alone and takes no id of a row. */
  | { readonly kind: 'own'; readonly json?: unknown; readonly operatorsToo?: boolean }
  /** Content of the library: the same for everybody. */
  | { readonly kind: 'library' }
  /** A tenant's own server calls it: with the key of another tenant it neither reads nor changes what is the owner's. */
  | { readonly kind: 'by-key'; readonly requests: (owned: OwnedRows) => readonly ForeignRequest[] }
  /** Takes ids: with the owner's ids it answers 403 or 404, or 422 where a body names them. */
  | {
      readonly kind: 'by-id';
      readonly requests: (owned: OwnedRows) => readonly ForeignRequest[];
      /** Operators manage the people of all teams. */
      readonly operatorsToo?: boolean;
    };

const open: Access = { kind: 'open' };
const own: Access = { kind: 'own' };
const library: Access = { kind: 'library' };

function ownWith(json: unknown): Access {
  return { kind: 'own', json };
}

function byKey(...requests: ((owned: OwnedRows) => ForeignRequest)[]): Access {
  return { kind: 'by-key', requests: (owned) => requests.map((request) => request(owned)) };
}

function byId(...requests: ((owned: OwnedRows) => ForeignRequest)[]): Access {
  return { kind: 'by-id', requests: (owned) => requests.map((request) => request(owned)) };
}

function byPath(path: (owned: OwnedRows) => string, json?: unknown): Access {
  return byId((owned) => ({ path: path(owned), ...(json !== undefined && { json }) }));
}

/** People whom the caller manages: an operator all. */
function managed(path: (owned: OwnedRows) => string, json?: unknown): Access {
  return { ...byPath(path, json), operatorsToo: true } as Access;
}

const planDraft = {
  name: 'Taken over',
  description: '',
  priceMinor: 0,
  currency: 'EUR',
  interval: 'month',
  trialDays: 0,
  productGroup: { name: 'Taken over', type: 'taken' },
  limits: { renderLimit: 1 },
  permissions: [],
  premium: false,
  isDefault: false,
  isArchived: false,
};
const survey =
  (rest = '') =>
  (owned: OwnedRows) =>
    `/v1/survey/${owned.surveyId}${rest}`;
const environment =
  (rest = '') =>
  (owned: OwnedRows) =>
    `/v1/survey-environment/${owned.environmentId}${rest}`;
const project =
  (rest = '', version = 'v1') =>
  (owned: OwnedRows) =>
    `/${version}/project/${owned.projectId}${rest}`;

const video = { title: 'Taken over', description: '', privacy: 'public' };
const comment = ({ projectId, shareCommentId }: OwnedRows) =>
  `/v1/project/${projectId}/share/comment/${shareCommentId}`;

const upload =
  (rest = '') =>
  ({ uploadId }: OwnedRows) =>
    `/v1/media/upload/${uploadId}${rest}`;
const folder = ({ folderId }: OwnedRows) => `/v1/media/folder/${folderId}`;
const file =
  (rest = '') =>
  ({ mediaId }: OwnedRows) =>
    `/v1/media/${mediaId}${rest}`;

const reviewUserSource = ({ reviewSourceId }: OwnedRows) => `/v1/external/review/user-source/${reviewSourceId}`;
const batch =
  (rest = '') =>
  ({ batchId }: OwnedRows) =>
    `/v1/batch/${batchId}${rest}`;

const thread =
  (rest = '', calls = 'support') =>
  ({ supportThreadId }: OwnedRows) =>
    `/v1/${calls}/thread/${supportThreadId}${rest}`;

const surveyDraft = {
  name: 'Taken over',
  questions: [{ id: 'why', type: 'openText', headline: 'Why?', required: false }],
};
const surveyProduct = {
  brandColor: '#000000',
  highlightBorderColor: null,
  placement: 'center',
  clickOutsideClose: true,
  darkOverlay: false,
  inAppSurveyBranding: true,
  recontactDays: 7,
};
const tenant =
  (rest = '') =>
  (owned: OwnedRows) =>
    `/v1/tenant/${owned.tenantId}${rest}`;
const save = { name: 'Taken over', customisations: [], audio: [] };
export const ACCESS: Readonly<Record<string, Access>> = {
  login: open,
  refresh: open,
  logout: open,
  loginCheck: open,
  appSettings: open,
  beginGoogle: open,
  loginGoogle: open,
  loginFacebook: open,
  loginTwitter: open,
  twitterUrl: open,
  requestPasswordReset: open,
  resetPassword: open,
  invitationOffer: open,
  acceptInvitation: open,
  register: open,

  me: own,
  permissions: own,
  dismissPopUp: ownWith({ popUp: 'welcome' }),
  updateProfile: byId(({ mediaId }) => ({ path: '/v1/user', json: { profilePictureMediaId: mediaId } })),
  updatePassword: own,
  updateNotifications: ownWith({ renderReady: true }),
  accountProducts: own,
  sessions: own,
  endSession: byPath(({ sessionId }) => `/v1/user/session/${sessionId}`),
  endOtherSessions: own,
  linkedIdentities: own,
  unlinkIdentity: byPath(({ identityId }) => `/v1/user/identity/${identityId}`),
  accountVisits: own,
  secondFactor: own,
  beginSecondFactor: own,
  confirmSecondFactor: own,
  renewRecoveryCodes: own,
  endSecondFactor: own,
  invitations: own,
  createInvitation: byId(({ tenantId }) => ({
    path: '/v1/invitation',
    json: { email: 'somebody@new.test', role: 'client', tenantId },
  })),
  deleteInvitation: byPath(({ invitationId }) => `/v1/invitation/${invitationId}`),

  people: own,
  tenantBrand: open,
  tenants: own,
  ownTenant: own,
  createTenant: ownWith({ name: 'Mine', kind: 'white_label' }),
  tenant: byPath(tenant()),
  updateTenant: byPath(tenant(), { name: 'Taken over' }),
  archiveTenant: byPath(tenant('/archive'), { archived: true }),
  tenantBranding: byPath(tenant('/branding')),
  updateTenantBranding: byPath(tenant('/branding'), { accent: '#123456' }),
  legalPage: open,
  legalPageDrafts: byPath(tenant('/legal-page')),
  writeLegalPage: byPath(tenant('/legal-page?kind=terms'), { text: 'Mine' }),
  uploadTenantPicture: byId((owned) => ({
    path: `${tenant('/branding/picture?slot=logo')(owned)}`,
    form: { image: 'x' },
  })),
  deleteTenantPicture: byPath(tenant('/branding/picture?slot=logo')),
  tenantDomain: byPath(tenant('/domain')),
  setTenantDomain: byPath(tenant('/domain'), { domain: 'other.example.com' }),
  checkTenantDomain: byPath(tenant('/domain/check')),
  deleteTenantDomain: byPath(tenant('/domain')),
  clients: own,
  client: byPath(({ ownerId }) => `/v1/agency/client/${ownerId}`),
  updateClient: byPath(({ ownerId }) => `/v1/agency/client/${ownerId}`, { status: 'suspended' }),
  creations: own,
  shareMedia: byPath(file('/sharing'), { shared: true }),
  mediaFolders: own,
  mediaFolder: byPath(folder),
  createMediaFolder: byId(({ folderId }) => ({ path: '/v1/media/folder', json: { name: 'In it', parent: folderId } })),
  updateMediaFolder: byPath(folder, { name: 'Taken over' }),
  deleteMediaFolder: byPath((owned) => `${folder(owned)}?content=delete`),
  updateMedia: byPath(file(), { name: 'Taken over' }),
  deleteMedia: byPath(file()),
  restoreMedia: byPath(file('/restore')),
  replaceMedia: byId((owned) => ({ path: file('/replace')(owned), form: { media: 'x' } })),
  restoreMediaFile: byPath(file('/replace/undo')),
  moveMedia: byPath(file('/move'), { folder: null }),
  mediaUses: byPath(file('/uses')),
  resumableUploads: own,
  resumableUpload: byPath(upload()),
  beginUpload: byId(({ folderId }) => ({
    path: '/v1/media/upload',
    json: { name: 'film.mp4', size: 10, lastModified: 1, folder: folderId },
  })),
  uploadPart: byId((owned) => ({ path: upload('/part/1')(owned), form: { part: 'x' } })),
  completeUpload: byPath(upload('/complete')),
  cancelUpload: byPath(upload()),
  imageSearch: own,
  videoSearch: own,
  takeStock: byId(({ folderId }) => ({
    path: '/v1/media/stock',
    json: { source: 'library', type: 'image', id: 2, folder: folderId },
  })),
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
  externalReviews: byPath(({ reviewSourceId }) => `/v1/external/review?source=${reviewSourceId}`),
  reviewSources: own,
  reviewUserSources: own,
  createReviewUserSource: ownWith({ source: 'text', name: 'Mine', text: 'Good' }),
  checkReviews: ownWith({ source: 'text', text: 'Good' }),
  reviewUserSource: byPath(reviewUserSource),
  deleteReviewUserSource: byPath(reviewUserSource),
  reviewPlaces: library,
  externalProducts: byPath(({ productFeedId }) => `/v1/external/product?feed=${productFeedId}`),
  productFeeds: own,
  createProductFeed: ownWith({ kind: 'file', name: 'Mine', text: 'name\nLamp' }),
  readProducts: ownWith({ kind: 'file', name: 'Mine', text: 'name\nLamp' }),
  readTableLink: ownWith({ url: 'http://127.0.0.1/table.csv' }),
  checkProductFeed: ownWith({ kind: 'file', name: 'Mine', text: 'name\nLamp' }),
  deleteProductFeed: byPath(({ productFeedId }) => `/v1/external/product/feed/${productFeedId}`),
  helpTopics: library,
  searchHelp: library,
  helpArticle: library,
  notifications: own,
  markNotificationsSeen: ownWith({ until: '2026-01-01T00:00:00Z' }),
  supportThreads: own,
  supportThread: byPath(thread()),
  createSupportThread: byId(({ mediaId }) => ({
    path: '/v1/support/thread',
    json: { kind: 'idea', subject: 'Taken over', text: 'Taken over', files: [mediaId] },
  })),
  writeSupportMessage: byPath(thread('/message'), { text: 'Taken over' }),
  markSupportThreadRead: byPath(thread('/read')),
  // operators answer the people of all teams
  deskThreads: { kind: 'own', operatorsToo: true },
  deskThread: managed(thread('', 'support-desk')),
  answerDeskThread: managed(thread('/message', 'support-desk'), { text: 'Taken over' }),
  closeDeskThread: managed(thread('/close', 'support-desk'), { closed: true }),
  batchBase: byId(({ projectId }) => ({ path: '/v1/batch/base', json: { projectId } })),
  batchFiles: ownWith({ names: ['logo.png'] }),
  createBatch: byId(({ projectId }) => ({
    path: '/v1/batch',
    json: { name: 'Taken over', source: { projectId }, rows: [{ name: 'One', values: {} }] },
  })),
  batches: own,
  batch: byPath(batch()),
  startBatch: byPath(batch('/start'), {}),
  cancelBatch: byPath(batch('/cancel')),
  deleteBatch: byPath(batch()),
  tutorials: library,
  tutorial: library,
  university: own,
  lesson: library,
  finishLesson: library,
  removeBackground: byId(({ mediaId }) => ({ path: '/v1/image/background', json: { mediaId } })),
  refineBackground: byId(({ mediaId }) => ({ path: `/v1/image/${mediaId}/mask`, form: { mask: 'x' } })),
  projectShare: byPath(project('/share')),
  createShare: byPath(project('/share'), {}),
  updateShare: byPath(project('/share'), { allowDownload: true }),
  revokeShare: byPath(project('/share')),
  projectCaptions: byPath(project('/captions')),
  updateShareComment: byPath(comment, { isDone: true }),
  deleteShareComment: byPath(comment),
  publishing: own,
  beginPublishingLogin: byId(({ connectionId }) => ({
    path: '/v1/publishing/login',
    json: { platform: 'youtube', connectionId },
  })),
  connectPublishing: ownWith({ platform: 'youtube', code: 'code', state: 'state' }),
  disconnectPublishing: byPath(({ connectionId }) => `/v1/publishing/connection/${connectionId}`),
  projectPublications: byPath(project('/publication')),
  publishVideo: byId(({ projectId, connectionId }) => ({
    path: `/v1/project/${projectId}/publication`,
    json: { ...video, connectionId },
  })),
  cancelPublication: byPath(
    ({ projectId, publicationId }) => `/v1/project/${projectId}/publication/${publicationId}/cancel`,
  ),
  writeShareComment: open,
  openShare: open,
  agencySummary: own,
  beginActingAs: ownWith({ email: 'ada@spotreel.test', reason: 'Asked for help' }),
  actingAs: own,
  endActingAs: own,
  auditLog: own,
  exportAudit: own,

  apiKeys: own,
  createApiKey: ownWith({ name: 'Another key', scopes: ['users:read'] }),
  rotateApiKey: byPath(({ apiKeyId }) => `/v1/api-key/${apiKeyId}/rotate`, { graceHours: 0 }),
  revokeApiKey: byPath(({ apiKeyId }) => `/v1/api-key/${apiKeyId}`),
  allowedOrigins: own,
  allowOrigin: ownWith({ origin: 'https://another.test' }),
  disallowOrigin: byPath(({ allowedOriginId }) => `/v1/allowed-origin/${allowedOriginId}`),

  webhooks: own,
  createWebhook: ownWith({ url: 'https://another.test/webhook', events: ['user.created'] }),
  changeWebhook: byPath(({ webhookId }) => `/v1/webhook/${webhookId}`, { isEnabled: false }),
  deleteWebhook: byPath(({ webhookId }) => `/v1/webhook/${webhookId}`),
  renewWebhookSecret: byPath(({ webhookId }) => `/v1/webhook/${webhookId}/secret`),
  testWebhook: byPath(({ webhookId }) => `/v1/webhook/${webhookId}/test`),
  webhookDeliveries: byPath(({ webhookId }) => `/v1/webhook/${webhookId}/delivery`),
  resendWebhookDelivery: byPath(
    ({ webhookId, deliveryId }) => `/v1/webhook/${webhookId}/delivery/${deliveryId}/resend`,
  ),

  putTenantUser: byKey(({ externalId }) => ({
    path: '/v1/tenant/users',
    json: { externalId, firstName: 'Taken over' },
  })),
  tenantUsers: byKey(() => ({ path: '/v1/tenant/users' })),
  tenantUser: byKey(({ externalId }) => ({ path: `/v1/tenant/users/${externalId}` })),
  setTenantUserStatus: byKey(({ externalId }) => ({
    path: `/v1/tenant/users/${externalId}/status`,
    json: { status: 'suspended' },
  })),
  createEmbedToken: byKey(({ externalId }) => ({
    path: '/v1/tenant/embed-tokens',
    json: { externalId, origins: ['https://another.test'] },
  })),
  deleteTenantUser: byKey(({ externalId }) => ({ path: `/v1/tenant/users/${externalId}` })),
  dataExports: own,
  requestDataExport: own,
  deleteAccount: ownWith({ email: 'ada@spotreel.test', password: 'correct horse battery' }),

  plans: own,
  billing: own,
  requestPlan: byPath(({ planId }) => `/v1/plan/${planId}/request`, { note: '' }),
  withdrawPlanRequest: byPath(({ planRequestId }) => `/v1/plan-request/${planRequestId}`),
  beginCheckout: byPath(({ planId }) => `/v1/plan/${planId}/checkout`),
  openPaymentPortal: own,
  previewPlanSwitch: byPath(({ planId }) => `/v1/plan/${planId}/switch`),
  switchPlan: byPath(({ planId }) => `/v1/plan/${planId}/switch`, {
    pricedAt: '2026-11-22T10:00:00.000Z',
    dueMinor: 0,
  }),
  keepPlan: byPath(({ productId }) => `/v1/user/product/${productId}/keep-plan`),
  cancelProduct: byPath(({ productId }) => `/v1/user/product/${productId}/cancel`),
  resumeProduct: byPath(({ productId }) => `/v1/user/product/${productId}/resume`),
  purchases: own,
  receipt: byPath(({ purchaseId }) => `/v1/purchase/${purchaseId}`),
  managedPlans: own,
  createPlan: ownWith(planDraft),
  updatePlan: byPath(({ planId }) => `/v1/managed-plan/${planId}`, planDraft),
  planRequests: { kind: 'own', operatorsToo: true },
  grantPlanRequest: managed(({ planRequestId }) => `/v1/managed-plan-request/${planRequestId}/grant`, {
    amountMinor: 0,
    expiresAt: null,
    note: '',
  }),
  declinePlanRequest: managed(({ planRequestId }) => `/v1/managed-plan-request/${planRequestId}/decline`, { note: '' }),
  personProducts: managed(({ userId }) => `/v1/people/${userId}/product`),
  grantProduct: managed(({ userId }) => `/v1/people/${userId}/product`, {
    planId: 1,
    amountMinor: 0,
    expiresAt: null,
    note: '',
  }),
  updateProduct: managed(({ productId }) => `/v1/managed-product/${productId}`, { status: 'active', expiresAt: null }),

  goals: library,
  moods: library,
  categories: library,
  fonts: library,
  musicKits: library,
  musicKit: library,
  recipes: library,
  recipe: library,
  addRecipeFavourite: library,
  removeRecipeFavourite: library,
  templateFamilies: library,
  templateFamily: library,
  ingredientTemplates: library,
  // these hold team templates beside the library's
  sections: own,
  searchSuggestions: own,
  templates: own,
  templateGroups: own,
  template: byPath(({ templateId }) => `/v2/template/${templateId}`),
  templateFields: byPath(({ templateId }) => `/v2/template/${templateId}/fields`),
  addTemplateFavourite: byPath(({ templateId }) => `/v2/template/${templateId}/favourite`),
  removeTemplateFavourite: byPath(({ templateId }) => `/v2/template/${templateId}/favourite`),
  templateGroup: byPath(({ templateGroupId }) => `/v2/template-group/${templateGroupId}`),
  addTemplateGroupFavourite: byPath(({ templateGroupId }) => `/v2/template-group/${templateGroupId}/favourite`),
  removeTemplateGroupFavourite: byPath(({ templateGroupId }) => `/v2/template-group/${templateGroupId}/favourite`),

  mediaList: own,
  media: byPath(({ mediaId }) => `/v1/media/${mediaId}`),
  filmOfImage: byPath(({ mediaId }) => `/v1/media/${mediaId}/film`),
  cancelMedia: byPath(({ mediaId }) => `/v1/media/${mediaId}/cancel`),
  uploadMedia: own,
  uploadIngredientImage: own,
  ingredientImageFromUrl: own,
  uploadIngredientVideo: own,
  ingredientVideoFromUrl: own,

  organisations: own,
  organisation: byPath(({ brandId }) => `/v1/organisation/${brandId}`),
  createOrganisation: ownWith({ name: 'Another brand' }),
  updateOrganisation: byPath(({ brandId }) => `/v1/organisation/${brandId}`, { name: 'Taken over' }),
  deleteOrganisation: byPath(({ brandId }) => `/v1/organisation/${brandId}`),

  projects: own,
  createProject: byId(
    ({ templateId }) => ({ path: '/v1/project', json: { templateId } }),
    ({ brandId }) => ({ path: '/v1/project', json: { recipeId: 1, placeId: brandId } }),
  ),
  project: byPath(project('', 'v2')),
  saveProject: byPath(project('', 'v2'), save),
  saveBlenderProject: byPath(({ projectId }) => `/v2/project/blender/${projectId}`, {
    name: 'Taken over',
    images: [],
    texts: [],
    colors: [],
  }),
  deleteProject: byPath(project()),
  renameProject: byPath(project('/name'), { name: 'Taken over' }),
  duplicateProject: byPath(project('/duplicate'), {}),
  addFavourite: byPath(project('/favourite')),
  removeFavourite: byPath(project('/favourite')),
  setDraft: byPath(project('/draft'), { draft: true }),
  checkGeneratedTexts: byPath(project('/generated-texts', 'v2'), { checked: [{ ingredient: 1, id: 'headline' }] }),
  confirmTexts: byPath(project('/confirmed-texts', 'v2'), { confirmed: [{ ingredient: 1, id: 'headline' }] }),
  giveFeedback: byPath(project('/feedback'), { score: 5, industry: '', comment: '' }),
  projectStatus: byPath(project('/status')),
  projectRenders: byPath(project('/render')),
  requestRender: byPath(project('/render', 'v2')),
  cancelRender: byPath((owned) => `/v1/project/${owned.projectId}/render/${owned.renderId}/cancel`),
  renderFrame: byPath((owned) => `/v1/project/${owned.projectId}/render/${owned.renderId}/frame`, {}),
  countDeviceExport: byPath(project('/device-export')),
  takeBackDeviceExport: byPath((owned) => `/v1/project/${owned.projectId}/device-export/${owned.deviceExportId}`),
  requestKeyframes: byPath(project('/preview', 'v2')),
  keyframes: byPath(project('/preview', 'v2')),
  compileScene: own,
  checkProject: byPath(project('/check')),
  renderImage: byId(({ projectId }) => ({ path: '/v1/render/image', json: { projectId } })),
  renderPreview: byId(
    ({ projectId }) => ({ path: '/v1/render/preview', json: { projectId } }),
    ({ templateId }) => ({ path: '/v1/render/preview', json: { templateId } }),
    ({ brandId }) => ({ path: '/v1/render/preview', json: { templateId: 1001, placeId: brandId } }),
  ),
  track: ownWith({ events: [] }),

  checkTemplate: own,
  checkTemplatePackage: own,
  importTemplatePackage: own,
  templatePackages: own,
  removeTemplatePackage: byPath(({ templatePackageId }) => `/v2/template-package/${templatePackageId}`),
  exportTemplate: byPath(({ templateId }) => `/v2/template/${templateId}/package`),

  surveyEnvironments: own,
  updateSurveyEnvironment: byPath(environment(), { name: 'Taken over', product: surveyProduct }),
  surveyActionClasses: byPath(environment('/action-class')),
  createSurveyActionClass: byPath(environment('/action-class'), { name: 'Taken over', type: 'code' }),
  updateSurveyActionClass: byPath((owned) => environment(`/action-class/${owned.actionClassId}`)(owned), {
    name: 'Taken over',
    type: 'code',
  }),
  deleteSurveyActionClass: byPath((owned) => environment(`/action-class/${owned.actionClassId}`)(owned)),
  surveyAttributeClasses: byPath(environment('/attribute-class')),
  surveys: own,
  createSurvey: byId(({ environmentId }) => ({ path: '/v1/survey', json: { environmentId, survey: surveyDraft } })),
  survey: byPath(survey()),
  updateSurvey: byPath(survey(), { survey: surveyDraft }),
  setSurveyStatus: byPath(survey('/status'), { status: 'paused' }),
  surveySharing: byPath(survey('/sharing')),
  createSurveyLinks: byPath(survey('/personal-link'), { count: 1 }),
  deleteSurvey: byPath(survey()),
  surveyColumns: byPath(survey('/column')),
  surveyResponses: byPath(survey('/response')),
  exportSurveyResponses: byPath(survey('/export')),
  deleteSurveyResponse: byPath((owned) => survey(`/response/${owned.responseId}`)(owned)),
  surveyResults: byPath(survey('/results')),
  usage: own,
};
