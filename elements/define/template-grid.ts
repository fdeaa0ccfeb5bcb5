import { templateGrid } from '../definitions/template-grid-element';
import { defineElement } from './define-element';

defineElement(templateGrid);
