import { templateCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { findTemplateGroups } from '../../templates/find-templates';
import { toTemplateGroup } from '../../templates/to-template';

export const templateGroups = implement(templateCalls.templateGroups, async ({ query, user, context }, services) => {
  const found = await findTemplateGroups(services, user, query);
  const view = { catalogue: services.catalogue, addresses: services.addresses.at(context.baseUrl) };
  return { ...found, data: found.data.map((group) => toTemplateGroup(group, view)) };
});
