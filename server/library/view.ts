import type { CurrentUser } from '../account/session/authenticate';
import type { RequestContext } from '../platform/http/request-context';
import type { LibraryServices } from './domain';
import { favouritesOf } from './favourites';
import type { LibraryListContext } from './to-library';

/** The library as one user sees it from where the request came. */
export async function libraryView(
  user: CurrentUser,
  context: RequestContext,
  { db, catalogue, addresses }: LibraryServices,
): Promise<LibraryListContext> {
  return { catalogue, addresses: addresses.at(context.baseUrl), favourites: await favouritesOf(db, user) };
}
