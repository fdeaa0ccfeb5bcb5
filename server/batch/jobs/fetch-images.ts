/** The images of a row: fetched from their links, each link once in a batch, or found among the files of the account. */
import type { BatchField } from '@spotreel/sdk/internal/contract';
import { imageCells, isImageLink } from '@spotreel/sdk/internal/project';
import { eq, sql } from 'drizzle-orm';
import { fetchUrl } from '../../media/fetching/fetch-url';
import { registerMedia } from '../../media/uploads/register-media';
import { ApiError } from '../../platform/http/api-error';
import { sizeLimit } from '../../platform/http/form/size-limits';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { namedImages } from '../named-images';
import { type RowFailure, videoBatch } from '../tables';
import type { RowRecord } from '../to-batch';
import type { OpenWork } from './open-work';

/** A row whose image cannot be had. */
export class ImageRefusal extends Error {
  constructor(readonly failure: RowFailure) {
    super(failure.message);
  }
}

/**
 * Link or name -> id of the image. `fetched`: what other rows have fetched; it grows. Throws `ImageRefusal`.
 */
export async function imagesOfRow(
  work: OpenWork,
  { fieldValues }: RowRecord,
  fields: readonly BatchField[],
  fetched: Map<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const cells = imageCells([fieldValues], fields);
  const names = cells.filter((cell) => !isImageLink(cell));
  const images = await namedImages(work.services.db, work.user, names);
  const missing = names.find((name) => !images.has(name));
  if (missing !== undefined) {
    throw new ImageRefusal({ code: 'media_not_found', message: `There is no image named "${missing}" in your files.` });
  }
  for (const link of cells.filter(isImageLink)) {
    const known = fetched.get(link) ?? (await fetchImage(work, link));
    fetched.set(link, known);
    images.set(link, known);
  }
  return images;
}

async function fetchImage({ services, user, record }: OpenWork, link: string): Promise<number> {
  const { db, workDir, fetchPolicy } = services;
  try {
    const { id } = await withTemporaryFile(workDir, async (file) => {
      await fetchUrl(link, file, sizeLimit('image'), fetchPolicy);
      const name = nameOf(new URL(link).pathname);
      return registerMedia(services, user, file, { accept: 'image', name, sourceType: 'ingredient_bound' });
    });
    await db
      .update(videoBatch)
      .set({ images: sql`${videoBatch.images} || ${JSON.stringify({ [link]: id })}::jsonb` })
      .where(eq(videoBatch.id, record.id));
    return id;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ImageRefusal({ code: error.code, message: `${link}: ${error.message}` });
  }
}

function nameOf(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
