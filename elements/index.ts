/** The custom elements, with React inside. */

export type { DefineOptions } from './define/define-element';
export { defineElements } from './define/define-elements';
export type { PageSettings } from './define/page-settings';
export type { AssistantChatElement } from './definitions/assistant-chat-element';
export type { BrandFormElement } from './definitions/brand-form-element';
export type { MediaLibraryElement } from './definitions/media-library-element';
export type { MusicPickerElement } from './definitions/music-picker-element';
export type { MyVideosElement } from './definitions/my-videos-element';
export type { ProjectEditorElement } from './definitions/project-editor-element';
export type { RenderButtonElement } from './definitions/render-button-element';
export type { SignInElement } from './definitions/sign-in-element';
export type { TemplateGridElement } from './definitions/template-grid-element';
export type { VideoPlayerElement } from './definitions/video-player-element';
export type { ElementEvent, ElementEventName, ElementPropsOf, ElementTag } from './framework-types/element-table';
export type { ElementLoadFailure } from './loader/load-error';
export type { SpotreelCommand, SpotreelLoader } from './loader/spotreel-loader';
export type { ExportedFile, ExportOptions } from './react/editor/editor-host/export-methods';
export type { EditorField, FieldValue } from './react/editor/editor-host/field-methods';
export type {
  EditorMediaSource,
  MediaSourceItem,
  MediaSourcePage,
  UploadTarget,
} from './react/editor/editor-host/page-media';
export type { SurveyModalElement } from './survey-modal/survey-modal-element';
