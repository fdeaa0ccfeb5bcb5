/** The calls of the server and what they carry, as zod schemas and their types; what the build of the library hands to the server. */

export { type ErrorCode, errorCatalogue, isErrorCode } from '../base/error-catalogue';
export { accountContract } from './account-contract';
export { errorAnswer, LINES_TYPE, pageAnswer, serviceErrorAnswer } from './answer';
export type { Call, MultipartBody, OutputOf, Page, ParamsOf, ParsedBodyOf, ParsedQueryOf, PieceOf } from './call';
export { accountSecurityCalls } from './calls/account-security';
export { apiKeyCalls } from './calls/api-key';
export { appSettingsCalls } from './calls/app-settings';
export { assetCalls } from './calls/asset';
export { assistantCalls } from './calls/assistant';
export { batchCalls } from './calls/batch';
export { billingCalls } from './calls/billing';
export { clientCalls } from './calls/client';
export { deviceExportCalls } from './calls/device-export';
export { helpCalls } from './calls/help';
export { imageCalls } from './calls/image';
export { invitationCalls } from './calls/invitation';
export { learningCalls } from './calls/learning';
export { legalPageCalls } from './calls/legal-page';
export { libraryCalls } from './calls/library';
export { mediaCalls } from './calls/media';
export { musicCalls } from './calls/music';
export { notificationCalls } from './calls/notification';
export { organisationCalls } from './calls/organisation';
export { peopleCalls } from './calls/people';
export { personalDataCalls } from './calls/personal-data';
export { planAdministrationCalls } from './calls/plan-administration';
export { productCalls } from './calls/product';
export { profileCalls } from './calls/profile';
export { projectCalls } from './calls/project';
export { projectCheckCalls } from './calls/project-check';
export { projectMarkCalls } from './calls/project-mark';
export { publishingCalls } from './calls/publishing';
export { renderCalls } from './calls/render';
export { renderFrameCalls } from './calls/render-frame';
export { resumableUploadCalls } from './calls/resumable-upload';
export { reviewCalls } from './calls/review';
export { securityCalls } from './calls/security';
export { shareCalls } from './calls/share';
export { signInHelpCalls } from './calls/sign-in-help';
export { socialSignInCalls } from './calls/social-sign-in';
export { stockCalls } from './calls/stock';
export { supportCalls } from './calls/support';
export { supportDeskCalls } from './calls/support-desk';
export { type SurveyActionClass, surveyCalls } from './calls/survey';
export { surveyServiceCalls } from './calls/survey-service';
export { tableCalls } from './calls/table';
export { templateCalls } from './calls/template';
export { templatePackageCalls } from './calls/template-package';
export { tenantCalls } from './calls/tenant';
export { tenantBrandCalls } from './calls/tenant-brand';
export { tenantServerCalls } from './calls/tenant-server';
export { trackingCalls } from './calls/tracking';
export { usageCalls } from './calls/usage';
export { userCalls } from './calls/user';
export { webhookCalls } from './calls/webhook';
export { CANVAS } from './canvas';
export { API_BASE_PATH, type CallName, type Contract, contract } from './contract';
export type { FontFamilyEntry, FontFile, FontManifest, HyphenationFile } from './font-manifest';
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
export { operatorContract } from './operator-contract';
export { longestOutput } from './output-limits';
export { gifSize, outputSize } from './output-size';
export { readValue, type ValueFault } from './read-value';
export type {
  Billing,
  HeldProduct,
  ManagedPlanRequest,
  PlanRequest,
  PlanSwitch,
  ProductGrant,
  Purchase,
  Receipt,
} from './schemas/account/billing';
export type { AgencySummary, ClientAccount, Creation, LimitsChange } from './schemas/account/client';
export type { Invitation, InvitationOffer } from './schemas/account/invitation';
export type { LinkedIdentity } from './schemas/account/linked-identity';
export { PASSWORD_LENGTH } from './schemas/account/password';
export type { AuditEntry, ManagedPerson } from './schemas/account/person';
export type { DataExport } from './schemas/account/personal-data';
export {
  LIMIT_NAMES,
  type LimitName,
  type ManagedPlan,
  type Plan,
  type PlanDraft,
  type PlanInterval,
} from './schemas/account/plan';
export { NOTIFICATION_KINDS, type NotificationKind } from './schemas/account/profile';
export {
  ADMIN_ROLES,
  CLIENT_ROLES,
  INVITABLE_ROLES,
  isAdminRole,
  isStaffRole,
  ROLES_OF_KIND,
  type UserRole,
  userRoles,
} from './schemas/account/role';
export type { SecondFactorSetup, SecondFactorState } from './schemas/account/second-factor';
export type { SignInSession } from './schemas/account/sign-in-session';
export { type AccountVisit, type OwnSitting, SITTING_MINUTES } from './schemas/account/sitting';
export { KINDS_BELOW, type ManagedTenant, type TenantDomain, type TenantKind } from './schemas/account/tenant';
export type { BrandPicture, TenantBrandChange, TenantBranding } from './schemas/account/tenant-branding';
export { type AppLinks, type AppSettings, NO_APP_LINKS, type SocialProvider } from './schemas/app-settings';
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
} from './schemas/assistant';
export { MAX_BRIEF_LENGTH, MAX_BRIEF_MESSAGES, MAX_BRIEF_TAGS, MAX_STORYBOARD_SCENES } from './schemas/assistant';
export type { BackgroundValue } from './schemas/background';
export type { CutOutMaker, MaskSize, RemovedBackground } from './schemas/background-removal';
export { MASK_BYTES, MASK_SIDE_PX, maskSize } from './schemas/background-removal';
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
} from './schemas/batch';
export type { BlenderSave } from './schemas/blender';
export { MAX_COMMENT, MAX_INDUSTRY } from './schemas/feedback';
export type { GeneratedText, TextPlace } from './schemas/generated-texts';
export type { HelpArticle, HelpBlock, HelpEntry, HelpResult, HelpSpan, HelpTopic } from './schemas/help';
export type { Id } from './schemas/ids';
export {
  API_KEY_SCOPES,
  type ApiKey,
  type ApiKeyScope,
  type ApiKeyWithSecret,
  MAX_API_KEYS,
} from './schemas/integration/api-key';
export { EMBED_TOKEN_LIFETIME } from './schemas/integration/embed-token';
export { type AllowedOrigin, MAX_ALLOWED_ORIGINS } from './schemas/integration/site-origin';
export type { TenantUser, TenantUserDraft } from './schemas/integration/tenant-user';
export {
  MAX_WEBHOOKS,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookWithSecret,
} from './schemas/integration/webhook';
export { languageTag } from './schemas/language-tag';
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
} from './schemas/learning';
export { LEGAL_TEXT_LENGTH, type LegalPage, type LegalPageDraft } from './schemas/legal-page';
export { LEGAL_PAGES, type LegalPageKind, type LegalPageLink } from './schemas/legal-page-link';
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
} from './schemas/library';
export { givenOrigin, type Media, type StockOrigin } from './schemas/media';
export type { MediaFolder, MediaUses } from './schemas/media-folder';
export { AUDIO_FLAGS, type AudioSample, type MusicKit } from './schemas/music';
export type { Notification } from './schemas/notification';
export type { Brand, BrandChange } from './schemas/organisation';
export type { OutputFrameRate, OutputQuality, OutputResolution, VideoFormat, VideoOutput } from './schemas/output';
export { POSTER_COLORS, type PosterColor } from './schemas/poster-color';
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
} from './schemas/product';
export { PRODUCTS_AT_ONCE } from './schemas/product';
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
} from './schemas/project';
export type { ProjectCheck, ProjectFinding, ProjectFindingCode } from './schemas/project-check';
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
} from './schemas/publishing';
export type {
  ImageFormat,
  KeyframeState,
  KeyframeStill,
  ProjectRenderState,
  Render,
  RenderChoices,
  RenderFormat,
} from './schemas/render';
export {
  LARGEST_UPLOAD_BYTES,
  MOST_UPLOADS,
  type ResumableUpload,
  UPLOAD_PART_BYTES,
} from './schemas/resumable-upload';
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
} from './schemas/review';
export type { Ratio } from './schemas/scalars';
export type { SceneNoticeCode } from './schemas/scene-notice';
export type { Section } from './schemas/section';
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
} from './schemas/share';
export {
  SHARE_COMMENT_AUTHOR,
  SHARE_COMMENT_TEXT,
  SHARE_COMMENTS,
  type ShareComment,
  type ShareCommentChange,
  type ShareCommentCreate,
} from './schemas/share-comment';
export type { Still, StillImageInput } from './schemas/still';
export type { StockItem, StockResults, StockSource } from './schemas/stock';
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
} from './schemas/support';
export { type NoCodeActionClass, type NoCodeConfig, urlMatchRule } from './schemas/survey/action-class';
export { type Placement, placement, type SurveyProduct } from './schemas/survey/appearance';
export { CONDITIONS_OF } from './schemas/survey/conditions';
export { ALLOWED_FILE_EXTENSIONS, type FileExtension } from './schemas/survey/file-extensions';
export type { LogicCondition, LogicRule } from './schemas/survey/logic';
export type { OpeningState, PersonalLink, SurveyKeys, SurveyOpening, SurveySharing } from './schemas/survey/page';
export {
  type QuestionOf,
  type QuestionType,
  ratingScale,
  type SurveyQuestion,
  textInputType,
} from './schemas/survey/question';
export { END, OTHER_CHOICE_ID } from './schemas/survey/reserved-ids';
export type {
  Answer,
  Answers,
  NewSurveyResponse,
  ResponseMeta,
  SurveyResponseChange,
  TimesToComplete,
} from './schemas/survey/response';
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
} from './schemas/survey/results';
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
} from './schemas/survey/survey';
export type { SurveySync } from './schemas/survey/sync';
export type { SurveyTranslations } from './schemas/survey/translation';
export type { NewSurveyUpload, SurveyUpload } from './schemas/survey/upload';
export type { LinkedTable, TableLink, TableLinkChoices } from './schemas/table';
export type { Template, TemplateGroup, TemplateSummary } from './schemas/template';
export { PACKAGE_FORMAT, PACKAGE_VERSION, type TemplateManifest, templateManifest } from './schemas/template-package';
export type { FindingCode, ImportedTemplate, PackageCheck, PackageFinding } from './schemas/template-package-check';
export type { TenantBrand } from './schemas/tenant-brand';
export type { UsageSummary } from './schemas/usage-summary';
export {
  type AccountLimits,
  DEFAULT_ACCOUNT_LIMITS,
  MAX_DISMISSED_POP_UPS,
  type SessionAnswer,
  STORAGE_UNIT_BYTES,
  type User,
} from './schemas/user';
export type { ColorFieldSource, ImageFieldSource, TextFieldSource } from './template-fields';
export { tenantServerContract } from './tenant-server-contract';
