import { templateCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../../platform/http/api-error';
import { implement } from '../../domain';
import { markFavourite, unmarkFavourite } from '../../favourites';
import { findTemplateGroups, visibleTemplateGroup } from '../../templates/find-templates';
import { toTemplateGroup } from '../../templates/to-template';

export const templateGroups = implement(templateCalls.templateGroups, async ({ query, user, context }, services) => {
  const found = await findTemplateGroups(services, user, query);
  const view = { catalogue: services.catalogue, addresses: services.addresses.at(context.baseUrl) };
  return { ...found, data: found.data.map((group) => toTemplateGroup(group, view)) };
});

export const templateGroup = implement(templateCalls.templateGroup, async ({ params, user, context }, services) => {
  const found = await visibleTemplateGroup(services, user, params.templateGroupId);
  if (!found) throw new ApiError('not_found');
  const { catalogue, addresses } = services;
  return toTemplateGroup(found, { catalogue, addresses: addresses.at(context.baseUrl) });
});

export const addTemplateGroupFavourite = implement(
  templateCalls.addTemplateGroupFavourite,
  async ({ params, user }, services) => markFavourite(services, user, 'template-group', params.templateGroupId),
);

export const removeTemplateGroupFavourite = implement(
  templateCalls.removeTemplateGroupFavourite,
  async ({ params, user }, services) => unmarkFavourite(services, user, 'template-group', params.templateGroupId),
);
