/** The calls of the server and what they carry, as zod schemas and their types; what the build of the library hands to the server. */

export { type ErrorCode, errorCatalogue, isErrorCode } from '../base/error-catalogue';
export { accountSecurityCalls } from './account/account-security-calls';
export { type AppLinks, type AppSettings, NO_APP_LINKS, type SocialProvider } from './account/app-settings';
export { appSettingsCalls } from './account/app-settings-calls';
export type { LinkedIdentity } from './account/linked-identity';
export { PASSWORD_LENGTH } from './account/password';
export type { AuditEntry, ManagedPerson } from './account/person';
export { NOTIFICATION_KINDS, type NotificationKind } from './account/profile';
export { profileCalls } from './account/profile-calls';
export {
  ADMIN_ROLES,
  CLIENT_ROLES,
  INVITABLE_ROLES,
  isAdminRole,
  isStaffRole,
  ROLES_OF_KIND,
  type UserRole,
  userRoles,
} from './account/role';
export type { SecondFactorSetup, SecondFactorState } from './account/second-factor';
export { securityCalls } from './account/security-calls';
export { signInHelpCalls } from './account/sign-in-help-calls';
export type { SignInSession } from './account/sign-in-session';
export { socialSignInCalls } from './account/social-sign-in-calls';
export {
  type AccountLimits,
  DEFAULT_ACCOUNT_LIMITS,
  MAX_DISMISSED_POP_UPS,
  type SessionAnswer,
  STORAGE_UNIT_BYTES,
  type User,
} from './account/user';
export { userCalls } from './account/user-calls';
export { accountContract } from './account-contract';
export { peopleCalls } from './acting/people-calls';
export { type AccountVisit, type OwnSitting, SITTING_MINUTES } from './acting/sitting';
export type { AgencySummary, ClientAccount, Creation, LimitsChange } from './agency/client';
export { clientCalls } from './agency/client-calls';
export { EMBED_TOKEN_LIFETIME } from './agency/embed-token';
export { LEGAL_TEXT_LENGTH, type LegalPage, type LegalPageDraft } from './agency/legal-page';
export { legalPageCalls } from './agency/legal-page-calls';
export { LEGAL_PAGES, type LegalPageKind, type LegalPageLink } from './agency/legal-page-link';
export { type AllowedOrigin, MAX_ALLOWED_ORIGINS } from './agency/site-origin';
export { KINDS_BELOW, type ManagedTenant, type TenantDomain, type TenantKind } from './agency/tenant';
export type { TenantBrand } from './agency/tenant-brand';
export { tenantBrandCalls } from './agency/tenant-brand-calls';
export type { BrandPicture, TenantBrandChange, TenantBranding } from './agency/tenant-branding';
export { tenantCalls } from './agency/tenant-calls';
export { tenantServerCalls } from './agency/tenant-server-calls';
export type { TenantUser, TenantUserDraft } from './agency/tenant-user';
export { errorAnswer, LINES_TYPE, pageAnswer, serviceErrorAnswer } from './answer';
export type {
  BriefMessage,
  BriefOpening,
  BriefSave,
  BriefSummary,
  ChatReply,
  PlannedBy,
  PlannedStoryboard,
  PlanningFallback,
  ProjectBrief,
  StoryboardDraft,
  StoryboardPiece,
  StoryboardScene,
  TextLanguage,
} from './assistant/assistant';
export { MAX_BRIEF_LENGTH, MAX_BRIEF_MESSAGES, MAX_BRIEF_TAGS, MAX_STORYBOARD_SCENES } from './assistant/assistant';
export { assistantCalls } from './assistant/assistant-calls';
export {
  BATCH_BYTES,
  BATCH_COLUMNS,
  BATCH_ROWS,
  type Batch,
  type BatchBase,
  type BatchCreate,
  type BatchField,
  type BatchRow,
  type BatchSource,
  type BatchSummary,
} from './batch/batch';
export { batchCalls } from './batch/batch-calls';
export type { LinkedTable, TableLink, TableLinkChoices } from './batch/table';
export { tableCalls } from './batch/table-calls';
export type { Brand, BrandChange } from './brand/organisation';
export { organisationCalls } from './brand/organisation-calls';
export type { Call, MultipartBody, OutputOf, Page, ParamsOf, ParsedBodyOf, ParsedQueryOf, PieceOf } from './call';
export { CANVAS } from './canvas';
export { API_BASE_PATH, type CallName, type Contract, contract } from './contract';
export type { BlenderSave } from './export/blender';
export { deviceExportCalls } from './export/device-export-calls';
export type { OutputFrameRate, OutputQuality, OutputResolution, VideoFormat, VideoOutput } from './export/output';
export type {
  ImageFormat,
  KeyframeState,
  KeyframeStill,
  ProjectRenderState,
  Render,
  RenderChoices,
  RenderFormat,
} from './export/render';
export { renderCalls } from './export/render-calls';
export { renderFrameCalls } from './export/render-frame-calls';
export type { Still, StillImageInput } from './export/still';
export type { FontFamilyEntry, FontFile, FontManifest, HyphenationFile } from './font-manifest';
export type { HelpArticle, HelpBlock, HelpEntry, HelpResult, HelpSpan, HelpTopic } from './help/help';
export { helpCalls } from './help/help-calls';
export {
  type Degree,
  type LearningVideo,
  type Lesson,
  type LessonEntry,
  type LessonResult,
  MAX_QUESTIONS,
  type Tutorial,
  type TutorialAudience,
  type TutorialEntry,
  tutorialAudience,
  type UniversityCourse,
} from './help/learning';
export { learningCalls } from './help/learning-calls';
export type { Invitation, InvitationOffer } from './invitations/invitation';
export { invitationCalls } from './invitations/invitation-calls';
export {
  API_KEY_SCOPES,
  type ApiKey,
  type ApiKeyScope,
  type ApiKeyWithSecret,
  MAX_API_KEYS,
} from './keys/api-key';
export { apiKeyCalls } from './keys/api-key-calls';
export type {
  Category,
  FontFamily,
  Goal,
  IngredientTemplate,
  Mood,
  Recipe,
  TemplateColorField,
  TemplateFamily,
  TemplateImageField,
  TemplateTextField,
  TextColors,
} from './library/library';
export { libraryCalls } from './library/library-calls';
export { AUDIO_FLAGS, type AudioSample, type MusicKit } from './library/music';
export { musicCalls } from './library/music-calls';
export { POSTER_COLORS, type PosterColor } from './library/poster-color';
export type { Section } from './library/section';
export type { Template, TemplateGroup, TemplateSummary } from './library/template';
export { templateCalls } from './library/template-calls';
export type {
  BuiltBackground,
  BuiltFamily,
  BuiltIngredient,
  BuiltLayout,
  BuiltMedia,
  BuiltMusicKit,
  BuiltRecipe,
  BuiltSample,
  BuiltSearchTopic,
  BuiltTemplate,
  BuiltTemplateGroup,
  CategorySource,
  GoalSource,
  LibraryManifest,
  MoodSource,
} from './library-manifest';
export { assetCalls } from './media/asset-calls';
export type { CutOutMaker, MaskSize, RemovedBackground } from './media/background-removal';
export { MASK_BYTES, MASK_SIDE_PX, maskSize } from './media/background-removal';
export { imageCalls } from './media/image-calls';
export { givenOrigin, type Media, type StockOrigin } from './media/media';
export { mediaCalls } from './media/media-calls';
export type { MediaFolder, MediaUses } from './media/media-folder';
export {
  LARGEST_UPLOAD_BYTES,
  MOST_UPLOADS,
  type ResumableUpload,
  UPLOAD_PART_BYTES,
} from './media/resumable-upload';
export { resumableUploadCalls } from './media/resumable-upload-calls';
export type { StockItem, StockResults, StockSource } from './media/stock';
export { stockCalls } from './media/stock-calls';
export type { Notification } from './notifications/notification';
export { notificationCalls } from './notifications/notification-calls';
export { operatorContract } from './operator-contract';
export { longestOutput } from './output-limits';
export { gifSize, outputSize } from './output-size';
export type { DataExport } from './personal-data/personal-data';
export { personalDataCalls } from './personal-data/personal-data-calls';
export type {
  Billing,
  HeldProduct,
  ManagedPlanRequest,
  PlanRequest,
  PlanSwitch,
  ProductGrant,
  Purchase,
  Receipt,
} from './plans/billing';
export { billingCalls } from './plans/billing-calls';
export {
  LIMIT_NAMES,
  type LimitName,
  type ManagedPlan,
  type Plan,
  type PlanDraft,
  type PlanInterval,
} from './plans/plan';
export { planAdministrationCalls } from './plans/plan-administration-calls';
export type {
  ExternalProduct,
  ExternalProducts,
  ProductFeed,
  ProductFeedDraft,
  ProductFeedKind,
  ProductsInput,
  ReadProducts,
  ShopProduct,
  UnderstoodProducts,
} from './products/product';
export { PRODUCTS_AT_ONCE } from './products/product';
export { productCalls } from './products/product-calls';
export type { BackgroundValue } from './project/background';
export { MAX_COMMENT, MAX_INDUSTRY } from './project/feedback';
export type { GeneratedText, TextPlace } from './project/generated-texts';
export type {
  Customisation,
  OwnMusic,
  Project,
  ProjectCreate,
  ProjectFormat,
  ProjectIngredient,
  ProjectLook,
  ProjectSave,
  ProjectSummary,
} from './project/project';
export { LEAST_SCENE_BARS, MOST_SCENE_BARS } from './project/project';
export { projectCalls } from './project/project-calls';
export type { ProjectCheck, ProjectFinding, ProjectFindingCode } from './project/project-check';
export { projectCheckCalls } from './project/project-check-calls';
export { projectMarkCalls } from './project/project-mark-calls';
export type { SceneNoticeCode } from './project/scene-notice';
export type { CameraMove } from './project/shot';
export { CAMERA_MOVES } from './project/shot';
export type { Transition } from './project/transition';
export { TRANSITION_DIRECTIONS, TRANSITION_FRAMES, TRANSITION_KINDS } from './project/transition';
export {
  type ProjectPublications,
  PUBLICATION_DESCRIPTION_BYTES,
  PUBLICATION_TITLE,
  type Publication,
  type PublicationDraft,
  type PublicationPrivacy,
  type Publishing,
  type PublishingConnection,
  type PublishingLogin,
  type PublishingLoginStart,
  type PublishingPlatformName,
  publicationPrivacies,
  publishingPlatforms,
} from './publishing/publishing';
export { publishingCalls } from './publishing/publishing-calls';
export { readValue, type ValueFault } from './read-value';
export {
  type ExternalReview,
  type ExternalReviews,
  LONGEST_REVIEW,
  LONGEST_SOURCE_TEXT,
  type ReviewPlace,
  type ReviewSource,
  type ReviewSourceDraft,
  type ReviewSourceKind,
  type ReviewUserSource,
  type RowProblem,
  type UnderstoodReviews,
} from './reviews/review';
export { reviewCalls } from './reviews/review-calls';
export type { Id } from './schemas/ids';
export { languageTag } from './schemas/language-tag';
export type { Ratio } from './schemas/scalars';
export {
  type ProjectCaptions,
  type ProjectShare,
  SHARE_PASSWORD_MAX,
  SHARE_PASSWORD_MIN,
  type ShareChange,
  type SharedCaptions,
  type SharedVideo,
  type ShareLink,
  type ShareSender,
  type ShareSettings,
  type ShareVisit,
} from './sharing/share';
export { shareCalls } from './sharing/share-calls';
export {
  SHARE_COMMENT_AUTHOR,
  SHARE_COMMENT_TEXT,
  SHARE_COMMENTS,
  type ShareComment,
  type ShareCommentChange,
  type ShareCommentCreate,
} from './sharing/share-comment';
export {
  type DeskThread,
  type DeskThreadSummary,
  SUPPORT_FILES,
  SUPPORT_SUBJECT,
  SUPPORT_TEXT,
  type SupportFile,
  type SupportKind,
  type SupportMessage,
  type SupportState,
  type SupportThread,
  type SupportThreadCreate,
  type SupportThreadSummary,
} from './support/support';
export { supportCalls } from './support/support-calls';
export { supportDeskCalls } from './support/support-desk-calls';
export { type NoCodeActionClass, type NoCodeConfig, urlMatchRule } from './surveys/action-class';
export { type Placement, placement, type SurveyProduct } from './surveys/appearance';
export { CONDITIONS_OF } from './surveys/conditions';
export { ALLOWED_FILE_EXTENSIONS, type FileExtension } from './surveys/file-extensions';
export type { LogicCondition, LogicRule } from './surveys/logic';
export type { OpeningState, PersonalLink, SurveyKeys, SurveyOpening, SurveySharing } from './surveys/page';
export {
  type QuestionOf,
  type QuestionType,
  ratingScale,
  type SurveyQuestion,
  textInputType,
} from './surveys/question';
export { END, OTHER_CHOICE_ID } from './surveys/reserved-ids';
export type {
  Answer,
  Answers,
  NewSurveyResponse,
  ResponseMeta,
  SurveyResponseChange,
  TimesToComplete,
} from './surveys/response';
export {
  type AnswerCount,
  type ExportFormat,
  exportFormat,
  type NpsDay,
  type QuestionResult,
  type ResultColumn,
  type SurveyEnvironment,
  type SurveyResponseRow,
  type SurveyResults,
  type SurveySummary,
} from './surveys/results';
export {
  type AttributeFilter,
  displayOption,
  type Survey,
  type SurveyDraft,
  type SurveyStatus,
  type SurveyType,
  surveyDraft,
  surveyType,
  type ThankYouCard,
  type WelcomeCard,
} from './surveys/survey';
export { type SurveyActionClass, surveyCalls } from './surveys/survey-calls';
export { surveyServiceCalls } from './surveys/survey-service-calls';
export type { SurveySync } from './surveys/sync';
export type { SurveyTranslations } from './surveys/translation';
export type { NewSurveyUpload, SurveyUpload } from './surveys/upload';
export {
  PACKAGE_FORMAT,
  PACKAGE_VERSION,
  type TemplateManifest,
  templateManifest,
} from './team-templates/template-package';
export { templatePackageCalls } from './team-templates/template-package-calls';
export type {
  FindingCode,
  ImportedTemplate,
  PackageCheck,
  PackageFinding,
} from './team-templates/template-package-check';
export type { ColorFieldSource, ImageFieldSource, TextFieldSource } from './template-fields';
export { tenantServerContract } from './tenant-server-contract';
export { trackingCalls } from './tracking/tracking-calls';
export { usageCalls } from './tracking/usage-calls';
export type { UsageSummary } from './tracking/usage-summary';
export {
  MAX_WEBHOOKS,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookWithSecret,
} from './webhooks/webhook';
export { webhookCalls } from './webhooks/webhook-calls';
