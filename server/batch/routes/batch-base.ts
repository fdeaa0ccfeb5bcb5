import { batchCalls } from '@spotreel/sdk/internal/contract';
import { projectSeconds } from '../../project/scene-seconds';
import { batchOrigin, fieldsOf } from '../batch-origin';
import { implement } from '../implement';

export const batchBase = implement(batchCalls.batchBase, async ({ body, user, context }, services) => {
  const { catalogue, addresses } = services;
  const { name, state } = await batchOrigin(services, user, body, addresses.at(context.baseUrl));
  const { content, ratio, kind } = state;
  return {
    name,
    ratio,
    kind,
    durationSeconds: projectSeconds(catalogue, content.customisations),
    scenes: [...content.customisations],
    fields: fieldsOf(content, catalogue),
  };
});
