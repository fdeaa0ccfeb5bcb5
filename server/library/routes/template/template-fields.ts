import { templateCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { animationScene } from '../../templates/animation-scene';
import { animationOf } from '../../templates/find-animation';

export const templateFields = implement(
  templateCalls.templateFields,
  async ({ params, query, user, context }, services) => {
    const found = await animationOf(services, user, params.templateId);
    const view = { catalogue: services.catalogue, addresses: services.addresses.at(context.baseUrl) };
    const { fields, backgrounds } = animationScene(found, query.aspectRatio, view);
    return { ...fields, backgrounds };
  },
);
