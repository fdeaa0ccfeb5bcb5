import {
  assistantCalls,
  type Customisation,
  type GeneratedText,
  type StoryboardDraft,
} from '@spotreel/sdk/internal/contract';
import { limitsOf } from '../../account/plans/entitlements';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { once, repeatableRequest } from '../../platform/data/idempotency';
import { defaultShots } from '../../project/creating/default-shots';
import { insertProject } from '../../project/creating/insert-project';
import { newProject } from '../../project/creating/new-project';
import { withinTracks } from '../../project/creating/within-tracks';
import { requireTier } from '../../project/premium';
import { ownProject } from '../../project/project-row';
import { checkSave } from '../../project/saving/check-save';
import { toProject } from '../../project/to-project';
import { ownBrief } from '../briefs';
import { implement } from '../domain';
import { logoFields, logoOfDraft } from '../logo/logo-of-draft';

export const aiProject = implement(assistantCalls.aiProject, async ({ body, user, context }, services) => {
  const { db, catalogue, clock, renders, limiters } = services;
  await limiters.assistant.spend(String(user.id));
  const brief = await ownBrief(db, user, body.briefId);
  const storyboard = body.storyboard ?? brief.storyboard;
  const { musicKit, scenes, ...wanted } = storyboard;
  const repeatable = repeatableRequest(context.raw.headers, 'aiProject', body);
  const view = { db, catalogue, addresses: services.addresses.at(context.baseUrl) };
  const limits = await limitsOf(db, user.row, clock.now());
  const place = body.placeId === undefined ? {} : { placeId: body.placeId };
  const logo = await logoOfDraft(services, user, storyboard, { text: brief.text, brandId: body.placeId });
  const asked = { ...wanted, ...place, customisations: toCustomisations(scenes, catalogue, logo) };
  const created = withinTracks(
    await newProject(db, user, view, asked, { musicKit, takesBrand: true, language: brief.language ?? undefined }),
    limits,
  );
  await requireTier(db, user, created.tier, clock.now());
  await checkSave(db, user, { catalogue, limits: async () => limits }, created.state);
  const origin = { lastBriefId: brief.id, generatedTexts: toGeneratedTexts(asked.customisations, body.ownTexts ?? []) };
  const inserted = { ...created, kept: true, origin };
  const id = await db.transaction((tx) =>
    once(tx, user, repeatable, async () => (await insertProject(tx, user, catalogue, inserted)).id),
  );
  renders.posterSoon(id);
  return toProject(await ownProject(db, user, id), user, view);
});

/** `logo`: media id for the logo fields. */
function toCustomisations(
  scenes: StoryboardDraft['scenes'],
  { ingredients, media }: Catalogue,
  logo: number | undefined,
): Customisation[] {
  return scenes.map(({ template, texts, images: chosen = [] }, order) => {
    const built = ingredients.get(template);
    const fields = built && logo !== undefined ? logoFields(built) : [];
    const images = [...chosen, ...fields.map((id) => ({ id, value: logo ?? 0 }))];
    const transition = order < scenes.length - 1 ? built?.transition : undefined;
    return {
      template,
      ingredient: order + 1,
      order,
      texts,
      images,
      colors: [],
      ...(built && defaultShots(built, order, { media })),
      ...(transition && { transition }),
    };
  });
}

function toGeneratedTexts(
  scenes: readonly Customisation[],
  own: readonly { readonly scene: number; readonly id: string }[],
): GeneratedText[] {
  return scenes.flatMap(({ ingredient, order, texts }) => {
    const generated = texts.filter(({ id }) => !own.some((text) => text.scene === order && text.id === id));
    return generated.map((text) => ({ ingredient, ...text }));
  });
}
