/** The bundle for a script tag: loading it registers the elements. */
import './define/media-library';
import './define/project-editor';
import './define/survey-modal';
import './define/template-grid';

export { defineElements } from './define/define-elements';
