import { surveyModal } from '../elements';
import { defineElement } from './define-element';

defineElement(surveyModal);
