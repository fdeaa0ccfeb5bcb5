import { templateCalls } from '@spotreel/sdk/contract';
import { findTemplates } from '../../find-templates';
import { implement } from '../../implement';
import { toTemplateSummary } from '../../to-template';

export const templates = implement(templateCalls.templates, async ({ query, user, context }, services) => {
  const found = await findTemplates(services, user, query);
  const addresses = services.addresses.at(context.baseUrl);
  return { ...found, data: found.data.map((row) => toTemplateSummary(row, addresses)) };
});
