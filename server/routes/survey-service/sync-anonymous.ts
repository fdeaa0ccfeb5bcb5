import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService, sendCached } from '../../surveys/implement-service';
import { syncAnswer } from '../../surveys/sync-answer';

export const syncAnonymous = implementService(
  surveyServiceCalls.syncAnonymous,
  ({ environment }, services) => syncAnswer(services, environment),
  sendCached,
);
