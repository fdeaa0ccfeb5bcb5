import { templateCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../../platform/http/api-error';
import { implement } from '../../implement';
import { visibleTemplateGroup } from '../../templates/find-templates';
import { toTemplateGroup } from '../../templates/to-template';

export const templateGroup = implement(templateCalls.templateGroup, async ({ params, user, context }, services) => {
  const found = await visibleTemplateGroup(services, user, params.templateGroupId);
  if (!found) throw new ApiError('not_found');
  const { catalogue, addresses } = services;
  return toTemplateGroup(found, { catalogue, addresses: addresses.at(context.baseUrl) });
});
