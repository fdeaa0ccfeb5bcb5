import { surveyModal } from '../survey-modal/survey-modal-element';
import { defineElement } from './define-element';

defineElement(surveyModal);
