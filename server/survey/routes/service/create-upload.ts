import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { networkOf } from '../../../platform/http/network';
import { implementService } from '../../service/implement-service';
import { openUpload } from '../../uploads/open-upload';

export const createUpload = implementService(
  surveyServiceCalls.createUpload,
  async ({ body, environment, context }, services) => {
    await services.limiters.surveyUpload.spend(networkOf(context.address));
    return openUpload(services, environment.id, body, context);
  },
);
