import { projectEditor } from '../definitions/project-editor-element';
import { defineElement } from './define-element';

defineElement(projectEditor);
