import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService, sendCached } from '../../implement-service';
import { syncAnswer } from '../../sync-answer';

export const syncAnonymous = implementService(
  surveyServiceCalls.syncAnonymous,
  ({ environment }, services) => syncAnswer(services, environment),
  sendCached,
);
