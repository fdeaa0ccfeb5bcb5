/** The custom elements, with React inside. */

export type { DefineOptions } from './define/define-element';
export { defineElements } from './define/define-elements';
export type { PageSettings } from './define/page-settings';
export type { AccountElementProps } from './definitions/account-element';
export type {
  AssistantChatElement,
  AssistantChatElementEvents,
  AssistantChatElementProps,
} from './definitions/assistant-chat-element';
export type {
  BrandFormElement,
  BrandFormElementEvents,
  BrandFormElementProps,
} from './definitions/brand-form-element';
export type {
  MediaLibraryElement,
  MediaLibraryElementEvents,
  MediaLibraryElementProps,
} from './definitions/media-library-element';
export type {
  MusicPickerElement,
  MusicPickerElementEvents,
  MusicPickerElementProps,
} from './definitions/music-picker-element';
export type {
  MyVideosElement,
  MyVideosElementEvents,
  MyVideosElementProps,
} from './definitions/my-videos-element';
export type {
  ProjectEditorElement,
  ProjectEditorElementEvents,
  ProjectEditorElementMethods,
  ProjectEditorElementProps,
} from './definitions/project-editor-element';
export type {
  RenderButtonElement,
  RenderButtonElementEvents,
  RenderButtonElementMethods,
  RenderButtonElementProps,
} from './definitions/render-button-element';
export type {
  SignInElement,
  SignInElementEvents,
  SignInElementProps,
} from './definitions/sign-in-element';
export type {
  TemplateGridElement,
  TemplateGridElementEvents,
  TemplateGridElementProps,
} from './definitions/template-grid-element';
export type {
  VideoPlayerElement,
  VideoPlayerElementEvents,
  VideoPlayerElementMethods,
  VideoPlayerElementProps,
} from './definitions/video-player-element';
export type {
  ElementAttributes,
  ElementCallbacks,
  ElementListeners,
  ElementObjects,
  ElementProperties,
} from './framework-types/element-attributes';
export type {
  ElementEvent,
  ElementEventName,
  ElementPropsOf,
  ElementTable,
  ElementTag,
} from './framework-types/element-table';
export type { ElementLoadFailure } from './loader/load-error';
export type { SpotreelCommand, SpotreelLoader } from './loader/spotreel-loader';
export type { EditorEvents } from './react/editor-host/editor-events';
export type { EditorMethods } from './react/editor-host/editor-methods';
export type { ExportedFile, ExportOptions } from './react/editor-host/export-methods';
export type { EditorField, FieldValue } from './react/editor-host/field-methods';
export type {
  EditorMediaSource,
  MediaCredit,
  MediaSourceItem,
  MediaSourcePage,
  MediaSourceSearch,
  PageUpload,
  UploadTarget,
} from './react/editor-host/page-media';
export type { RenderButtonMethods } from './react/embedded/render-button-methods';
export type { VideoPlayerMethods } from './react/embedded/video-player-methods';
export type { SurveyModalElement } from './survey-modal/survey-modal-element';
export type { SurveyModalElementEvents, SurveyModalElementProps } from './survey-modal/survey-modal-props';
