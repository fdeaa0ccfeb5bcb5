import { templateCalls } from '@spotreel/sdk/internal/contract';
import { receiveFormUpload } from '../../../platform/http/form/receive-upload';
import { withTemporaryFile } from '../../../platform/http/form/temporary-file';
import { implement } from '../../domain';
import { markFavourite, unmarkFavourite } from '../../favourites';
import { animationScene } from '../../templates/animation-scene';
import { animationOf } from '../../templates/find-animation';
import { findTemplates } from '../../templates/find-templates';
import { toTemplateSummary } from '../../templates/to-template';

export const templates = implement(templateCalls.templates, async ({ query, user, context }, services) => {
  const found = await findTemplates(services, user, query);
  const view = { catalogue: services.catalogue, addresses: services.addresses.at(context.baseUrl) };
  return { ...found, data: found.data.map((row) => toTemplateSummary(row, view)) };
});

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

export const templateFields = implement(
  templateCalls.templateFields,
  async ({ params, query, user, context }, services) => {
    const found = await animationOf(services, user, params.templateId);
    const view = { catalogue: services.catalogue, addresses: services.addresses.at(context.baseUrl) };
    const { fields, backgrounds } = animationScene(found, query.aspectRatio, view);
    return { ...fields, backgrounds };
  },
);

const call = templateCalls.checkTemplate;

export const checkTemplate = implement(call, async ({ user, context }, { workDir, parsing }) =>
  withTemporaryFile(workDir, async (file) => {
    await receiveFormUpload(context.raw, call.multipart, file);
    const problems = await parsing.parse('checkedTemplate', { account: user.id, field: call.multipart.file }, file);
    return { isUsable: problems.length === 0, problems: problems.map((problem) => ({ ...problem })) };
  }),
);

export const addTemplateFavourite = implement(templateCalls.addTemplateFavourite, async ({ params, user }, services) =>
  markFavourite(services, user, 'template', params.templateId),
);

export const removeTemplateFavourite = implement(
  templateCalls.removeTemplateFavourite,
  async ({ params, user }, services) => unmarkFavourite(services, user, 'template', params.templateId),
);
