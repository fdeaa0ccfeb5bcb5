/** The custom elements, with React inside. */

export type { DefineOptions } from './define/define-element';
export { defineElements } from './define/define-elements';
export type { PageSettings } from './define/page-settings';
export type { AccountElementProps } from './definitions/account-element';
export type {
  MediaLibraryElement,
  MediaLibraryElementEvents,
  MediaLibraryElementProps,
} from './definitions/media-library-element';
export type {
  ProjectEditorElement,
  ProjectEditorElementEvents,
  ProjectEditorElementProps,
} from './definitions/project-editor-element';
export type {
  TemplateGridElement,
  TemplateGridElementEvents,
  TemplateGridElementProps,
} from './definitions/template-grid-element';
export type { ElementLoadFailure } from './loader/load-error';
export type { SpotreelCommand, SpotreelLoader } from './loader/spotreel-loader';
export type { SurveyModalElement } from './survey-modal/survey-modal-element';
export type { SurveyModalElementEvents, SurveyModalElementProps } from './survey-modal/survey-modal-props';
