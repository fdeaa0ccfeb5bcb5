import { templateCalls } from '@spotreel/sdk/contract';
import { animationScene } from '../../animation-scene';
import { animationOf } from '../../find-animation';
import { implement } from '../../implement';

export const templateFields = implement(
  templateCalls.templateFields,
  async ({ params, query, user, context }, services) => {
    const found = await animationOf(services, user, params.templateId);
    const view = { catalogue: services.catalogue, addresses: services.addresses.at(context.baseUrl) };
    const { fields, backgrounds } = animationScene(found, query.aspectRatio, view);
    return { ...fields, backgrounds };
  },
);
