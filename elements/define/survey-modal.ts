/** The bundle of `<survey-modal>` alone, which needs no account. */

import { surveyModal } from '../survey-modal/survey-modal-element';
import { defineElement } from './define-element';
import { pageSettings } from './page-settings';

defineElement(surveyModal, pageSettings());
