import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService, sendCached } from '../../service/implement-service';
import { syncAnswer } from '../../service/sync-answer';

export const syncAnonymous = implementService(
  surveyServiceCalls.syncAnonymous,
  ({ environment }, services) => syncAnswer(services, environment),
  sendCached,
);
