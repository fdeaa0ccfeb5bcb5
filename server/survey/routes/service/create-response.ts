import { surveyServiceCalls } from '@spotreel/sdk/internal/contract';
import { recordResponse } from '../../answers/responses';
import { respondentOf } from '../../page/admission';
import { implementService } from '../../service/implement-service';
import { personIdOf } from '../../visitors/people';

export const createResponse = implementService(
  surveyServiceCalls.createResponse,
  async ({ body, environment, context }, services) => {
    const { clock } = services;
    const { surveyId, finished, data, ttc, userId, clientKey, displayId, meta } = body;
    const response = {
      surveyId,
      finished,
      data,
      ...(ttc && { ttc }),
      ...(await respondentOf(services, environment.id, body)),
      personId: await personIdOf(services, environment.id, userId),
      clientKey: clientKey ?? null,
      displayId: displayId ?? null,
      // published clients do not say where they are: browsers name at least the site
      meta: { url: siteOf(context.raw), ...meta },
    };
    const { id, ignored, hasEnded } = await recordResponse(services, environment.id, response, clock.now());
    if (hasEnded) services.environmentSyncs.forget();
    return { id, ...(ignored.length > 0 && { ignored: [...ignored] }) };
  },
);

/** Without its query, which may hold what is private. */
function siteOf(request: Request): string | undefined {
  return request.headers.get('referer')?.split(/[?#]/)[0]?.slice(0, 2000);
}
