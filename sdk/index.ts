/** Public names of the SDK. What is not listed here may change at any time. */

export { type ComposedTrack, type ComposeOptions, composeAudio } from './audio/compose';
export { type CutsOnBars, cutsOnBars } from './audio/cuts';
export type { Lock } from './audio/locks';
export { mostDifferent } from './audio/most-different';
export { type Swap, swapsFor } from './audio/swaps';
export { contrastRatio, type HexColor, parseHexColor } from './base/color';
export { type ErrorCode, errorCatalogue, isErrorCode } from './base/error-catalogue';
export type { LocalErrorCode, SpotreelErrorCode } from './base/error-codes';
export { type ErrorDetails, isSpotreelError, messageOf, SpotreelError } from './base/errors';
export { type Client, type ClientOptions, createClient, type OpenSessionOptions, openSession } from './client/client';
export type { AccessTokenRequest, GetAccessToken } from './client/host-credentials';
export {
  memorySecurityStorage,
  type SecurityState,
  type SecurityStorage,
} from './client/security-state';
export type { Session, SessionEvents } from './client/session';
export type { Call, Page } from './contract/call';
export { API_BASE_PATH, type CallName, type Contract, contract } from './contract/contract';
export { isAdminRole, isStaffRole, type UserRole } from './contract/schemas/account/role';
export { type AppLinks, type AppSettings, NO_APP_LINKS } from './contract/schemas/app-settings';
export type { BackgroundValue } from './contract/schemas/background';
export { LEGAL_PAGES, type LegalPageKind } from './contract/schemas/legal-page-link';
export type { Goal, IngredientTemplate, Mood, Recipe, TemplateFamily } from './contract/schemas/library';
export type { Media } from './contract/schemas/media';
export type { AudioSample, MusicKit } from './contract/schemas/music';
export type { Notification } from './contract/schemas/notification';
export type { Brand } from './contract/schemas/organisation';
export type { Project, ProjectSave, ProjectSummary } from './contract/schemas/project';
export type { ProjectRenderState, Render } from './contract/schemas/render';
export type { Ratio } from './contract/schemas/scalars';
export type { User } from './contract/schemas/user';
export {
  createTranslator,
  type Message,
  type MessageKey,
  type MessageOverrides,
  type Translator,
} from './i18n/translator';
export {
  type CompileScene,
  createSceneCompiler,
  type SceneCompilerClient,
  type SceneCompilerOptions,
} from './player/compiling/scene-compiler';
export { type Composer, type ComposerOptions, createComposer } from './player/composing/composer';
export {
  createPlayer,
  type FieldBox,
  type Player,
  type PlayerEvents,
  type PlayerOptions,
  type PlayerState,
} from './player/player';
export { BACKGROUND_FEATURES, offersBackground } from './project/background-features';
export type { BrandDraft } from './project/brand/brand-request';
export { logoColors, type Pixels } from './project/brand/logo-colors';
export { COMPLETENESS_FLAGS, completenessOf, isComplete } from './project/completeness';
export type { ProjectContext } from './project/context';
export { applyEdit, type Edit, invertEdit, mergeEdits, readEdit, serializeEdit } from './project/edit';
export type { EditorProject, EditorScene, SceneValues } from './project/editor-project';
export { formOf } from './project/form';
export type { FormItem, FormItemType } from './project/form-item';
export { hasImageFlag, IMAGE_FLAGS, imageFlagsOf } from './project/image-flags';
export { fromProject } from './project/load';
export type { Permission, Refusal } from './project/permitted';
export { toProjectSave } from './project/save-payload';
export { type SceneSpan, timelineOf } from './project/timeline';
export { applyTransaction, type Transaction } from './project/transaction';
export type { SceneCompiler } from './scene/compile-composition';
export type { Composition } from './scene/composition';
export { type AppSettingsStore, createAppSettings } from './stores/app-settings';
export type { BrandSave } from './stores/brands-store';
export { type Draft, type DraftKey, type DraftStorage, memoryDraftStorage } from './stores/drafts/draft-storage';
export { indexedDbDrafts } from './stores/drafts/indexed-db-drafts';
export { createEditor } from './stores/editor/create-editor';
export type { EditorStore } from './stores/editor/editor-store';
export type { Failure } from './stores/failure';
export { localSecurityStorage } from './stores/local-security-storage';
export type { Loadable } from './stores/resource/loadable';
export { createSpotreel, type Spotreel, type SpotreelOptions } from './stores/spotreel';
export type { SpotreelEvents } from './stores/spotreel-events';
export { createTracker, type TrackedPerson, type Tracker, type TrackerOptions } from './tracker/tracker';
