/** The custom elements, with React inside. */
export type { DefineOptions } from './define/define-element';
export { defineElements } from './define/define-elements';
export type {
  AccountElementProps,
  ProjectEditorElement,
  ProjectEditorElementEvents,
  ProjectEditorElementProps,
  TemplateGridElement,
  TemplateGridElementEvents,
  TemplateGridElementProps,
} from './elements';
export type { SurveyModalElement } from './survey-modal/survey-modal-element';
export type { SurveyModalElementEvents, SurveyModalElementProps } from './survey-modal/survey-modal-props';
