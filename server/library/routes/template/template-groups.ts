import { templateCalls } from '@spotreel/sdk/contract';
import { findTemplateGroups } from '../../find-templates';
import { implement } from '../../implement';
import { toTemplateGroup } from '../../to-template';

export const templateGroups = implement(templateCalls.templateGroups, async ({ query, user, context }, services) => {
  const found = await findTemplateGroups(services, user, query);
  const addresses = services.addresses.at(context.baseUrl);
  return { ...found, data: found.data.map((group) => toTemplateGroup(group, addresses)) };
});
