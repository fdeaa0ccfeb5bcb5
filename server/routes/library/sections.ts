import { libraryCalls } from '@spotreel/sdk/contract';
import { homeSections } from '../../library/home-sections';
import { libraryView } from '../../library/view';
import { implement } from '../../platform/http/implement';
import { slicePage } from '../../platform/http/paging';

export const sections = implement(libraryCalls.sections, async ({ query, user, context }, services) =>
  slicePage(await homeSections(services, user, await libraryView(user, context, services), context.baseUrl), query),
);
