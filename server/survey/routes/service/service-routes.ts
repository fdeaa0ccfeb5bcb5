import type { Route } from '../../../platform/http/implement';
import type { SurveyServices } from '../../services';
import { createAction } from './create-action';
import { createDisplay } from './create-display';
import { createPerson } from './create-person';
import { createResponse } from './create-response';
import { createUpload } from './create-upload';
import { openSurvey } from './open-survey';
import { receiveUpload } from './receive-upload';
import { requestVerification } from './request-verification';
import { syncAnonymous } from './sync-anonymous';
import { syncPerson } from './sync-person';
import { updateDisplay } from './update-display';
import { putPerson, updatePerson } from './update-person';
import { updateResponse } from './update-response';

/** One for each call of the survey service. */
export const surveyServiceRoutes: readonly Route<SurveyServices>[] = [
  syncAnonymous,
  syncPerson,
  createDisplay,
  updateDisplay,
  createResponse,
  updateResponse,
  openSurvey,
  requestVerification,
  createAction,
  createPerson,
  updatePerson,
  putPerson,
  createUpload,
  receiveUpload,
];
