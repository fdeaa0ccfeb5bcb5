import { templateCalls } from '@spotreel/sdk/contract';
import { ApiError } from '../../../platform/http/api-error';
import { visibleTemplateGroup } from '../../find-templates';
import { implement } from '../../implement';
import { toTemplateGroup } from '../../to-template';

export const templateGroup = implement(templateCalls.templateGroup, async ({ params, user, context }, services) => {
  const found = await visibleTemplateGroup(services, user, params.templateGroupId);
  if (!found) throw new ApiError('not_found');
  return toTemplateGroup(found, services.addresses.at(context.baseUrl));
});
