import { libraryCalls } from '@spotreel/sdk/contract';
import { implement } from '../../http/implement';
import { slicePage } from '../../http/paging';
import { homeSections } from '../../library/home-sections';
import { libraryView } from '../../library/view';

export const sections = implement(libraryCalls.sections, async ({ query, user, context }, services) =>
  slicePage(await homeSections(services, user, await libraryView(user, context, services), context.baseUrl), query),
);
