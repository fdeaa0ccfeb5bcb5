import { projectEditor } from '../elements';
import { defineElement } from './define-element';

defineElement(projectEditor);
