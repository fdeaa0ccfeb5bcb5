import { templateCalls } from '@spotreel/sdk/contract';
import { animationScene } from '../../animation-scene';
import { animationOf } from '../../find-animation';
import { implement } from '../../implement';
import { toTemplateSummary } from '../../to-template';

export const template = implement(templateCalls.template, async ({ params, query, user, context }, services) => {
  // A project asks for the layouts of its template, whatever the library has become.
  const evenRetired = query.aspectRatio !== undefined;
  const found = await animationOf(services, user, params.templateId, { evenRetired });
  const { catalogue } = services;
  const addresses = services.addresses.at(context.baseUrl);
  const { bpm, defaultMusicKitId } = found.built;
  return {
    ...toTemplateSummary(found.row, addresses),
    bpm,
    defaultMusicKitId,
    ingredient: animationScene(found, query.aspectRatio, { catalogue, addresses }),
  };
});
