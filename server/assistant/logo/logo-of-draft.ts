/** The picture in the logo fields of a storyboard: the brand's logo, else the name of the company or the video. Never the sample of the library. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { StoryboardDraft } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { ownBrand } from '../../brand/own-brands';
import type { FamilyEntry } from '../../library/catalogue/catalogue';
import { familyOf } from '../../library/catalogue/find-in-catalogue';
import { media } from '../../media/tables';
import { registerMedia } from '../../media/uploads/register-media';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import type { AssistantServices } from '../domain';

export interface LogoWishes {
  /** The brief. */
  readonly text: string;
  readonly brandId: number | undefined;
}

/** Media id. Undefined: no scene of the style has a logo. Throws `not_found` for a brand of another person. */
export async function logoOfDraft(
  services: AssistantServices,
  user: CurrentUser,
  draft: StoryboardDraft,
  { text, brandId }: LogoWishes,
): Promise<number | undefined> {
  const { source, ingredients } = familyOf(services.catalogue, draft.templateFamilyId);
  if (!ingredients.some((ingredient) => logoFields(ingredient).length > 0)) return undefined;
  const own = brandId === undefined ? undefined : await ownBrand(services.db, user, brandId);
  if (own?.logo) return own.logo.id;
  const name = own?.brand.name || (await companyOf(services, user, text)) || draft.name;
  return nameMarkOf(services, user, name, source.fontFamily);
}

function companyOf({ parsing }: AssistantServices, user: CurrentUser, brief: string): Promise<string | null> {
  return parsing.parse('companyOfBrief', { account: user.id, field: 'brief' }, brief);
}

/** innerReferences of the logos of a scene. */
export function logoFields({ images }: Pick<FamilyEntry['ingredients'][number], 'images'>): string[] {
  return images.flatMap(({ innerReference, dataField }) => (dataField === 'LOGO' ? innerReference : []));
}

/** Drawn once for a person, a name and a font. It is no upload: `sweepMedia` erases it when no video shows it. */
async function nameMarkOf(
  services: AssistantServices,
  user: CurrentUser,
  name: string,
  fontFamily: string,
): Promise<number> {
  const { db, clock, workDir, drawNameMark } = services;
  const stockKey = `name-mark ${createHash('sha256').update(`${fontFamily} ${name}`).digest('hex')}`;
  const own = and(eq(media.ownerId, user.id), eq(media.tenantId, user.tenantId), eq(media.stockKey, stockKey));
  // it counts as drawn now: the sweep leaves what a storyboard has just shown
  const [known] = await db
    .update(media)
    .set({ createdAt: new Date(clock.now()) })
    .where(and(own, eq(media.isNameMark, true)))
    .returning({ id: media.id });
  if (known) return known.id;
  const { id } = await withTemporaryFile(workDir, async (file) => {
    await writeFile(file, await drawNameMark(name, fontFamily));
    const focus = { x: 0.5, y: 0.5 };
    return registerMedia(services, user, file, {
      accept: 'image',
      name,
      sourceType: 'ingredient_bound',
      focus,
      stockKey,
      isNameMark: true,
    });
  });
  return id;
}
