import { templateCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { findTemplates } from '../../templates/find-templates';
import { toTemplateSummary } from '../../templates/to-template';

export const templates = implement(templateCalls.templates, async ({ query, user, context }, services) => {
  const found = await findTemplates(services, user, query);
  const view = { catalogue: services.catalogue, addresses: services.addresses.at(context.baseUrl) };
  return { ...found, data: found.data.map((row) => toTemplateSummary(row, view)) };
});
