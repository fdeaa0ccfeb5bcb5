import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { findEnvironment } from '../../environments/environments';
import { plainAnswer, serviceRoute } from '../../service/implement-service';
import { receiveSurveyFile as takeFile } from '../../uploads/receive-survey-file';

/** Not JSON but a form, and signed in its headers: the one call whose body the contract does not describe. */
export const receiveUpload = serviceRoute(surveyServiceCalls.receiveUpload, async (context, params, services) => {
  const environment = await findEnvironment(services.db, params.environmentId ?? '');
  await takeFile(services, environment.id, context.raw, context.address);
  return plainAnswer({ message: 'File uploaded successfully' });
});
