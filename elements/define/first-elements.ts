import { mediaLibrary } from '../definitions/media-library-element';
import { projectEditor } from '../definitions/project-editor-element';
import { templateGrid } from '../definitions/template-grid-element';
import { surveyModal } from '../survey-modal/survey-modal-element';
import { type DefineOptions, defineElement } from './define-element';

/** Registers the elements whose code is loaded with the entry, under a prefix if the page wants one. */
export function defineFirstElements(options?: DefineOptions): void {
  defineElement(projectEditor, options);
  defineElement(templateGrid, options);
  defineElement(mediaLibrary, options);
  defineElement(surveyModal, options);
}
