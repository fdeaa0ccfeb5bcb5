import { tenantServerCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { manageableUser } from '../../account/external-users';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { project } from '../../project/tables';
import type { EmbeddingServices } from '../domain';
import { implementForKey } from '../domain';

export const createEmbedToken = implementForKey(
  tenantServerCalls.createEmbedToken,
  async ({ body, user: { keyId, tenantId } }, services) => {
    const { db, clock, accessTokens } = services;
    const { externalId, projectId, lifetimeSeconds } = body;
    const { id: userId, status } = await manageableUser(db, tenantId, externalId);
    if (status !== 'active') throw new ApiError('forbidden', { message: 'This user is suspended.' });
    const origins = [...new Set(body.origins)];
    await requireAllowed(services, tenantId, origins);
    if (projectId !== undefined) {
      const own = and(eq(project.id, projectId), eq(project.ownerId, userId), eq(project.tenantId, tenantId));
      const [found] = await db.select({ id: project.id }).from(project).where(own);
      if (!found) throw invalidFields({ projectId: ['This user has no project with this id.'] });
    }
    const token = await accessTokens.issueEmbed({ userId, keyId, origins, projectId, lifetimeSeconds });
    return { token, expiresAt: new Date(clock.now() + lifetimeSeconds * 1000).toISOString(), userId };
  },
);

/** A browser refuses the answers of an origin that is not on the list: better to say so here. */
async function requireAllowed(
  { siteOrigins }: EmbeddingServices,
  tenantId: number,
  origins: readonly string[],
): Promise<void> {
  const details: Record<string, string[]> = {};
  for (const [index, origin] of origins.entries()) {
    if (siteOrigins.isForAll(origin) || (await siteOrigins.tenantsOf(origin)).has(tenantId)) continue;
    details[`origins.${index}`] = [`${origin} is not one of your allowed origins. Add it first.`];
  }
  if (Object.keys(details).length > 0) throw invalidFields(details);
}
