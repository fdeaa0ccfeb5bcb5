import { assistantCalls } from '@spotreel/sdk/internal/contract';
import { ownBrand } from '../../brand/own-brands';
import { familyOf } from '../../library/catalogue/find-in-catalogue';
import { changeBrief } from '../briefs';
import { implement } from '../implement';

export const saveProjectBrief = implement(assistantCalls.saveProjectBrief, async ({ params, body, user }, services) => {
  const { db, catalogue } = services;
  const { brief: text, tags, storyboard, ownTexts, messages, language, placeId: brandId } = body;
  familyOf(catalogue, storyboard.templateFamilyId);
  if (brandId !== null) await ownBrand(db, user, brandId);
  const { id } = await changeBrief(db, user, params.briefId, {
    ...(text !== undefined && { text }),
    ...(tags && { tags: [...tags] }),
    ...(language && { language }),
    storyboard,
    brandId,
    ownTexts: [...ownTexts],
    messages: [...messages],
  });
  return { id };
});
