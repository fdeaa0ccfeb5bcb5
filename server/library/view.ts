import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../account/session/authenticate';
import type { RequestContext } from '../platform/http/request-context';
import type { LibraryServices } from './services';
import { favourite } from './tables';
import type { LibraryListContext } from './to-library';

/** The library as one user sees it from where the request came. */
export async function libraryView(
  user: CurrentUser,
  context: RequestContext,
  services: LibraryServices,
): Promise<LibraryListContext> {
  const { db, catalogue, addresses } = services;
  const rows = await db
    .select({ id: favourite.objectId })
    .from(favourite)
    .where(and(eq(favourite.userId, user.id), eq(favourite.kind, 'recipe')));
  return { catalogue, addresses: addresses.at(context.baseUrl), favourites: new Set(rows.map(({ id }) => id)) };
}
