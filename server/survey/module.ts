import { accountPorts } from '../account/ports';
import { surveyPagePolicy } from '../platform/http/security-headers';
import { defineModule } from '../platform/modules/module';
import { fillPort } from '../platform/modules/port';
import { surveyDomain } from './domain';
import { environmentsOf } from './environments/environments';
import { serveExport } from './export/serve-export';
import { serveSurveyPage } from './page/serve-survey-page';
import { serveTheme } from './page/serve-theme';
import { tenantOfSurveyPage } from './page/tenant-of-survey-page';
import {
  createSurveyActionClass,
  deleteSurveyActionClass,
  surveyActionClasses,
  updateSurveyActionClass,
} from './routes/operator/action-classes';
import { surveyAttributeClasses } from './routes/operator/attribute-classes';
import { surveyEnvironments, updateSurveyEnvironment } from './routes/operator/environments';
import {
  deleteSurveyResponse,
  exportSurveyResponses,
  surveyColumns,
  surveyResponses,
  surveyResults,
} from './routes/operator/responses';
import {
  createSurvey,
  createSurveyLinks,
  deleteSurvey,
  setSurveyStatus,
  survey,
  surveySharing,
  surveys,
  updateSurvey,
} from './routes/operator/surveys';
import { createAction } from './routes/service/create-action';
import { createDisplay } from './routes/service/create-display';
import { createPerson } from './routes/service/create-person';
import { createResponse } from './routes/service/create-response';
import { createUpload } from './routes/service/create-upload';
import { openSurvey } from './routes/service/open-survey';
import { receiveUpload } from './routes/service/receive-upload';
import { requestVerification } from './routes/service/request-verification';
import { syncAnonymous } from './routes/service/sync-anonymous';
import { syncPerson } from './routes/service/sync-person';
import { updateDisplay } from './routes/service/update-display';
import { putPerson, updatePerson } from './routes/service/update-person';
import { updateResponse } from './routes/service/update-response';
import { serveUpload } from './uploads/serve-upload';
import { sweepUploads } from './uploads/sweep-uploads';
import { sweepVisitors } from './visitors/sweep-visitors';

/** Calls of operators. */
const operatorCalls = [
  surveyEnvironments,
  updateSurveyEnvironment,
  surveyActionClasses,
  createSurveyActionClass,
  updateSurveyActionClass,
  deleteSurveyActionClass,
  surveyAttributeClasses,
  surveys,
  createSurvey,
  survey,
  updateSurvey,
  setSurveyStatus,
  deleteSurvey,
  surveySharing,
  createSurveyLinks,
  surveyColumns,
  surveyResponses,
  exportSurveyResponses,
  deleteSurveyResponse,
  surveyResults,
];

/** Calls of widgets and pages. */
const serviceCalls = [
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

export const surveyModule = defineModule(surveyDomain, {
  calls: [...operatorCalls, ...serviceCalls],
  pages: [
    {
      method: 'GET',
      path: '/s/:surveyId',
      route: '/s',
      answer: (context, services, { uploadOrigins }) =>
        serveSurveyPage(context, services, surveyPagePolicy(uploadOrigins)),
      tenantOf: ({ url }, { db }) => tenantOfSurveyPage(db, url),
    },
    { method: 'GET', path: '/s/:surveyId/theme.css', route: '/s/theme', answer: serveTheme },
    { method: 'GET', path: '/storage/:environmentId/private/:file', answer: serveUpload },
    { method: 'GET', path: '/survey-export', answer: serveExport },
  ],
  fills: [
    fillPort(accountPorts.surveyEnvironments, ({ db }) => ({
      idOf: async (tenantId) => (await environmentsOf(db, tenantId))[0]?.id ?? null,
    })),
  ],
  daily: [sweepUploads, (services) => sweepVisitors(services)],
});
