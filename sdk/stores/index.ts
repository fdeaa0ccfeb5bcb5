/** State that screens read, with its actions. */

export type { PageMediaErrorCode } from '../base/error-codes';
export {
  type AccountSecurityStore,
  createAccountSecurity,
  type SecondFactorProgress,
} from './account/account-security';
export { createAccountVisits } from './account/account-visits';
export { createProfile, type ProfileChange, type ProfileStore } from './account/profile';
export { type ActingForm, type ActingRequest, createActingForm, leaveAccount, loadSitting } from './acting/acting-as';
export { type AuditLogStore, createAuditLog } from './acting/audit-log';
export { createAgencyNumbers } from './agency/agency-numbers';
export { type ClientsStore, createClients } from './agency/clients';
export { type CreationsFilter, createCreations } from './agency/creations';
export { createLegalPage, createLegalPages, type LegalPagesStore } from './agency/legal-pages';
export { createOwnDomain, type OwnDomainStore } from './agency/own-domain';
export { createSharedMedia, type SharedMediaStore } from './agency/shared-media';
export { createTenantBranding, type TenantBrandingStore } from './agency/tenant-branding';
export { createTenantBySlug, createTenants, type TenantsStore } from './agency/tenants';
export { type AppSettingsStore, createAppSettings } from './app-settings';
export type { AssetView } from './assets/asset-lists';
export { type AssetsStore, createAssets } from './assets/assets';
export type { FileInFolders } from './assets/upload-with-folders';
export type { AssistantScene } from './assistant/assistant-scene';
export type {
  AssistantMessage,
  AssistantState,
  EarlierStoryboard,
  PlanChange,
  WorkedOn,
} from './assistant/assistant-state';
export type { AssistantStore } from './assistant/assistant-store';
export { type BriefList, createBriefList } from './assistant/brief-list';
export { createAssistant } from './assistant/create-assistant';
export type { PlanProgress } from './assistant/plan-progress';
export type { SceneStill, StoryboardStills } from './assistant/scene-stills';
export { type BatchDraft, createBatchDraft, type DraftTable } from './batch/batch-draft';
export { type BatchList, createBatchList } from './batch/batch-list';
export type { BatchPreview } from './batch/batch-previews';
export { type BatchProgress, createBatchProgress } from './batch/batch-progress';
export type { BatchSources } from './batch/batch-sources';
export type { BatchTable } from './batch/batch-table';
export type { CheckedTable, PreparedRow } from './batch/checked-table';
export type { ProductWriting } from './batch/product-table';
export type { BrandSave } from './brand/brands-store';
export type { EditorNotice } from './compiling/composition-store';
export { ownRatioFirst } from './compiling/own-ratio-first';
export { type Draft, type DraftKey, type DraftStorage, memoryDraftStorage } from './drafts/draft-storage';
export {
  type HistoryStorage,
  indexedDbHistories,
  type KeptHistory,
  memoryHistoryStorage,
} from './drafts/history-storage';
export { indexedDbDrafts } from './drafts/indexed-db-drafts';
export { createEditor } from './editor/create-editor';
export type { Gesture } from './editor/document/editor-document';
export { EditorStore } from './editor/editor-store';
export type { SceneCard, SceneItem } from './editor/editor-views';
export { type GeneratedTexts, generatedTextsOf } from './editor/generated-texts';
export { compileAhead } from './editor/opening/compile-ahead';
export {
  type BackgroundRemoval,
  type BackgroundRemovalState,
  createBackgroundRemoval,
  isWithoutBackground,
} from './editor/pictures/background-removal';
export { createFilmOfImage, type FilmOfImage, type FilmOfImageState } from './editor/pictures/film-of-image';
export {
  BRUSH_RADIUS,
  type BrushPoint,
  type BrushStroke,
  type BrushTool,
  MaskBrush,
  type MaskBrushState,
} from './editor/pictures/mask-brush';
export type { PictureCrop } from './editor/pictures/picture-crops';
export { type OpenProjectCheck, type PictureMeasures, projectCheckOf } from './editor/project-check';
export type { Conflict } from './editor/saving/version-merging';
export { canFitVideo, changeSceneLength, fitVideo, setSceneLength } from './editor/scene-lengths';
export {
  moveRestingImages,
  restingPlaces,
  type ShotPlace,
  setAllShots,
  setSceneShot,
  shotOf,
  shotPlaces,
} from './editor/scene-shots';
export {
  isTransitionOfAll,
  scenesWithNext,
  setAllTransitions,
  setSceneTransition,
} from './editor/scene-transitions';
export {
  type CountedDeviceExport,
  createDeviceExportCounter,
  type DeviceExportCounter,
} from './export/device-export-counter';
export { createExportFrames } from './export/export-frames';
export { createExportTime } from './export/export-time';
export { type RenderNotice, renderNotice } from './export/render-notice';
export { createRender, type RenderState, type RenderStore } from './export/render-store';
export type { Failure } from './failure';
export { createHelp, type HelpSearch, type HelpStore } from './help/help';
export { createTutorials } from './help/tutorials';
export { createUniversity, type LessonCheck, type UniversityStore } from './help/university';
export { createWatched, type Watched } from './help/watched';
export { emailsOfTable, type TableEmails } from './invitations/emails-of-table';
export { createInvitations, type InvitationsStore } from './invitations/invitations';
export type { InvitingState } from './invitations/invite-all';
export { keptText } from './kept-text';
export { type AllowedOriginsStore, createAllowedOrigins } from './keys/allowed-origins';
export { type ApiKeysStore, createApiKeys, type NewApiKey } from './keys/api-keys';
export { createLibraryGrid, LibraryGrid, PAGE_SIZE } from './library/library-grid';
export {
  DEFAULT_QUERY,
  formatLibraryQuery,
  isFiltered,
  isOfBothTabs,
  type LibraryQuery,
  parseLibraryQuery,
} from './library/library-query';
export { PagedList, type PagedState } from './library/paged-list';
export { createRecipePage, type RecipeChoice, RecipePageStore } from './library/recipe-page';
export { createTemplatePage, TemplatePageStore } from './library/template-page';
export { sourceName } from './media/page-media/page-failure';
export type {
  EditorMediaSource,
  MediaCredit,
  MediaSourceItem,
  MediaSourcePage,
  MediaSourceSearch,
  PageMedia,
  PageUpload,
  UploadTarget,
} from './media/page-media/page-media';
export type { PageMediaPick } from './media/page-media/page-media-picks';
export { createPageMedia, type PageMediaStore } from './media/page-media/page-media-store';
export { createStockStore, type StockState, StockStore } from './media/stock/stock-store';
export { type StockTake, StockTakes, type TakeOptions } from './media/stock/stock-takes';
export type { StartedUpload, Upload, UploadOutcome, UploadRequest } from './media/uploads/upload';
export type { Uploads } from './media/uploads/uploads';
export type { MusicProposals } from './music/proposals-store';
export { createNotifications, type NotificationsStore } from './notifications/notifications';
export { type CustomersStore, createCustomers, type GrantTerms } from './people/customers';
export { createPeople } from './people/people';
export { createPersonalData, isBeingMade, type PersonalDataStore } from './personal-data/personal-data';
export { createPlanEditor, type ManagedPlans, type PlanEditorStore } from './plans/plan-editor';
export { createPlans, type OfferedPlans, type PlansStore } from './plans/plans';
export { createPurchases, createReceipt } from './plans/purchases';
export { createProductFeeds, type ProductFeedsStore } from './products/product-feeds';
export { createProductList, type ProductList } from './products/product-list';
export { createHome, type Home, libraryQueryOf } from './project/home';
export { openProjectStart, type StartState } from './project/project-start';
export type { NewProject } from './project/projects-store';
export { createRecents, type FirstSteps, type RecentsStore } from './project/recents';
export { type ChannelsStore, createChannels } from './publishing/channels';
export { createVideoPublishing, isUnderWay, type VideoPublishing } from './publishing/video-publishing';
export type { FormState } from './resource/form';
export type { Loadable } from './resource/loadable';
export { createReviewList, type ReviewFilter, type ReviewList } from './reviews/review-list';
export {
  createReviewCheck,
  createReviewSources,
  type ReviewCheck,
  type ReviewSourcesStore,
} from './reviews/review-sources';
export { type AskedCode, type CodeLogin, type CodeLoginState, createCodeLogin } from './session/code-login';
export { createLinkedIdentities } from './session/linked-identities';
export { localSecurityStorage } from './session/local-security-storage';
export { type CheckedEmail, createLoginCheck } from './session/login-check';
export type { SessionMemory } from './session/session-memory';
export type { SessionState } from './session/session-store';
export { createSignInHelp, type NewPassword, type NewPerson, type SignInHelpStore } from './session/sign-in-help';
export {
  createSocialSignIn,
  SOCIAL_NAMES,
  type SocialOffer,
} from './session/social-sign-in';
export { createSharedVideo, type SharedVideoState, type SharedVideoStore } from './sharing/shared-video';
export { createVideoShare, type VideoShare } from './sharing/video-share';
export type { Visit, VisitMemory } from './sharing/visit-memory';
export { createSpotreel, type Spotreel, type SpotreelOptions } from './spotreel';
export type { SpotreelEvents } from './spotreel-events';
export type { KeyframesView } from './stills/keyframes-store';
export { createOwnSupport, type OwnSupportStore } from './support/own-support';
export { createSupportDesk, type DeskFilter, type SupportDeskStore } from './support/support-desk';
export { type ActionDraft, actionDraftOf, NEW_ACTION, neverMatches, noCodeConfigOf } from './surveys/action-draft';
export { type ActionTrial, tryAction } from './surveys/action-trial';
export { freeId, newQuestion, QUESTION_TYPES } from './surveys/new-question';
export { createSurveyActions, SurveyActionsStore } from './surveys/survey-actions-store';
export type { SurveyPart } from './surveys/survey-difference';
export {
  createSurveyEditor,
  type RestoredSurvey,
  type SurveyConflict,
  SurveyEditorStore,
} from './surveys/survey-editor-store';
export { SURVEY_PRESETS, type SurveyPreset, surveyFrom } from './surveys/survey-presets';
export type { SurveyReferences } from './surveys/survey-references';
export {
  createSurveyResults,
  NO_FILTER,
  type ResponseFilter,
  SurveyResultsStore,
} from './surveys/survey-results-store';
export { createSurveySharing, SurveySharingStore } from './surveys/survey-sharing-store';
export {
  OWN_WORDS,
  type TranslatableScreen,
  type TranslatableText,
  translatableScreens,
  translationProgress,
  WIDGET_WORDS,
  withCopiedQuestion,
  withLanguage,
  withoutLanguage,
  withoutQuestion,
  withTranslation,
} from './surveys/survey-translations';
export { createSurveyUse } from './surveys/survey-use';
export { createSurveyList, SurveysStore } from './surveys/surveys-store';
export { type SourceText, sourceTextOf } from './tables/source-text';
export {
  createTableReading,
  type TableReading,
  type TableReadingOptions,
  type TableReadingState,
} from './tables/table-reading';
export { createTemplateImport, TemplateImport, type TemplateImportState } from './team-templates/template-import';
export type { LoggedToast, Toast } from './toast-store';
export type { FeedbackState } from './tracking/feedback-store';
export { USAGE_PERIODS } from './tracking/usage-periods';
export { createUsage } from './tracking/usage-store';
export { createWebhookDeliveries, createWebhooks, type WebhooksStore } from './webhooks/webhooks';
