import { surveyServiceCalls } from '@spotreel/sdk/contract';
import { implementService } from '../../implement-service';
import { respondentOf } from '../../page/admission';
import { personIdOf } from '../../people';
import { recordResponse } from '../../responses';

export const createResponse = implementService(
  surveyServiceCalls.createResponse,
  async ({ body, environment, context }, services) => {
    const { db, clock } = services;
    const { surveyId, finished, data, ttc, userId, clientKey, displayId, meta } = body;
    const response = {
      surveyId,
      finished,
      data,
      ...(ttc && { ttc }),
      ...(await respondentOf(services, environment.id, body)),
      personId: await personIdOf(db, environment.id, userId),
      clientKey: clientKey ?? null,
      displayId: displayId ?? null,
      // published clients do not say where they are: browsers name at least the site
      meta: { url: siteOf(context.raw), ...meta },
    };
    const { id, ignored } = await recordResponse(db, environment.id, response, clock.now());
    return { id, ...(ignored.length > 0 && { ignored: [...ignored] }) };
  },
);

/** Without its query, which may hold what is private. */
function siteOf(request: Request): string | undefined {
  return request.headers.get('referer')?.split(/[?#]/)[0]?.slice(0, 2000);
}
