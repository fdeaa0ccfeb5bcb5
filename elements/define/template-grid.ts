import { templateGrid } from '../elements';
import { defineElement } from './define-element';

defineElement(templateGrid);
