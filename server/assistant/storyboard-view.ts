import { askedLanguage } from '../account/asked-language';
import type { CurrentUser } from '../account/session/authenticate';
import type { RequestContext } from '../platform/http/request-context';
import type { AssistantServices } from './domain';
import type { StoryboardView } from './to-storyboard';

/** The library as storyboards show it to the caller: in their language, while plans are made in English. */
export async function storyboardView(
  { catalogues, addresses }: AssistantServices,
  user: CurrentUser,
  context: RequestContext,
): Promise<StoryboardView> {
  const catalogue = await catalogues.of(user.tenantId, askedLanguage(context) ?? undefined);
  return { catalogue, addresses: addresses.at(context.baseUrl) };
}
