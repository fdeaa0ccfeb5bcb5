import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { slicePage } from '../../platform/http/paging';
import { implement } from '../domain';
import { homeSections } from '../listing/home-sections';
import { libraryView } from '../view';

export const sections = implement(libraryCalls.sections, async ({ query, user, context }, services) =>
  slicePage(await homeSections(services, user, await libraryView(user, context, services), context.baseUrl), query),
);
