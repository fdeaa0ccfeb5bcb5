import { templateCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { animationScene } from '../../templates/animation-scene';
import { animationOf } from '../../templates/find-animation';
import { toTemplateSummary } from '../../templates/to-template';

export const template = implement(templateCalls.template, async ({ params, query, user, context }, services) => {
  // A project asks for the layouts of its template, whatever the library has become.
  const evenRetired = query.aspectRatio !== undefined;
  const found = await animationOf(services, user, params.templateId, { evenRetired });
  const view = { catalogue: services.catalogue, addresses: services.addresses.at(context.baseUrl) };
  const { bpm, defaultMusicKitId } = found.built;
  return {
    ...toTemplateSummary(found.row, view),
    bpm,
    defaultMusicKitId,
    ingredient: animationScene(found, query.aspectRatio, view),
  };
});
