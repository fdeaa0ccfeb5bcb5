/** From an upload to a template: checked, painted, stored, listed. */
import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { LottieAnimation, MeasuredTexts } from '@spotreel/sdk/internal/scene';
import { inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { IMPORTED_PREFIX } from '../../library/seeding/manifest-rows';
import { media } from '../../media/tables';
import { registerMedia } from '../../media/uploads/register-media';
import { ApiError } from '../../platform/http/api-error';
import { type CheckedPackage, checkPackage } from '../checking/check-package';
import type { DeriveContext } from '../deriving/derive-package';
import type { TemplatePackageServices } from '../domain';
import { layoutFile } from '../lottie/layout-file';
import { type KeptPackage, keepPackage, type PackageRow } from './keep-package';
import { type PaintedStill, paintPackage } from './paint-package';

/** Throws `template_package_invalid`, `input_too_complex`, and as `paintPackage`; nothing stays behind then. */
export async function importPackage(
  services: TemplatePackageServices,
  user: CurrentUser,
  file: string,
  context: DeriveContext & { readonly signal: AbortSignal },
): Promise<PackageRow> {
  const { findings, folder, signal } = context;
  const checked = await checkPackage(services, user.id, file, context);
  if (!checked || findings.hasErrors) throw refused(context);
  const posters = await paintPackage(services, checked, {
    lengths: ['short'],
    measuresTexts: true,
    folder,
    findings,
    signal,
  });
  if (findings.hasErrors) throw refused(context);
  const prefix = `${IMPORTED_PREFIX}${user.tenantId}/${randomUUID()}`;
  const mediaIds: number[] = [];
  try {
    const kept = await store(services, user, { checked, posters, prefix, folder }, mediaIds);
    return await keepPackage(services, user, kept);
  } catch (error) {
    await takeBack(services, prefix, mediaIds);
    throw error;
  }
}

/** Error with the problems, by the code of the finding. */
function refused({ findings }: DeriveContext): ApiError {
  const details: Record<string, string[]> = {};
  for (const { code, file, layer, field, message } of findings.errors) {
    const place = [file, layer, field].filter((part) => part !== '').join(' · ');
    details[code] = [...(details[code] ?? []), place === '' ? message : `${place}: ${message}`];
  }
  return new ApiError('template_package_invalid', { details });
}

interface Stored {
  readonly checked: CheckedPackage;
  readonly posters: readonly PaintedStill[];
  readonly prefix: string;
  readonly folder: string;
}

/** `mediaIds` hears of each picture as soon as it is there. */
async function store(
  services: TemplatePackageServices,
  user: CurrentUser,
  { checked, posters, prefix, folder }: Stored,
  mediaIds: number[],
): Promise<KeptPackage> {
  const { storage } = services;
  const files: Record<string, string> = {};
  const documents = new Map<Ratio, string>();
  let sizeBytes = Buffer.byteLength(JSON.stringify(checked.manifest));
  const measured = new Map(posters.map((still) => [still.ratio, still.measured]));
  for (const [ratio, animation] of checked.documents) {
    const bytes = Buffer.from(JSON.stringify(marked(animation, measured.get(ratio))));
    const key = `${prefix}/${ratio}.json`;
    await storage.put(key, bytes);
    sizeBytes += bytes.byteLength;
    files[layoutFile(ratio)] = key;
    documents.set(ratio, key);
  }
  const posterKeys = new Map<Ratio, string>();
  for (const { ratio, picture } of posters) {
    posterKeys.set(ratio, `${prefix}/${ratio}.webp`);
    await storage.put(`${prefix}/${ratio}.webp`, picture);
  }
  const textColors = new Map(posters.map((still) => [still.ratio, still.measured?.textColors ?? []]));
  const mediaByName = new Map<string, number>();
  for (const [name, part] of checked.assets) {
    const copy = path.join(folder, `kept-${mediaByName.size}`);
    await copyFile(part.path, copy);
    const type = checked.facts.get(name)?.type ?? 'image';
    const row = await registerMedia(services, user, copy, { accept: type, name, sourceType: 'template' });
    mediaIds.push(row.id);
    mediaByName.set(name, row.id);
    files[name] = row.fileKey;
    sizeBytes += part.sizeBytes;
  }
  return { checked, keys: { documents, posters: posterKeys, textColors, media: mediaByName }, files, sizeBytes };
}

/** The document with the texts that need a scrim on pictures. One that could not be measured stays as it came. */
function marked(animation: LottieAnimation, measured: MeasuredTexts | undefined): LottieAnimation {
  if (!measured) return animation;
  const { textsOnPictures: _, ...document } = animation;
  const { textsOnPictures } = measured;
  return textsOnPictures ? { ...document, textsOnPictures } : document;
}

async function takeBack(
  { db, storage, log }: TemplatePackageServices,
  prefix: string,
  mediaIds: readonly number[],
): Promise<void> {
  try {
    await storage.deleteAll(prefix);
    if (mediaIds.length === 0) return;
    const gone = await db
      .delete(media)
      .where(inArray(media.id, [...mediaIds]))
      .returning({ fileKey: media.fileKey });
    for (const { fileKey } of gone) await storage.deleteAll(path.posix.dirname(fileKey));
  } catch (error) {
    log.warn({ err: error }, 'files of an import were left behind');
  }
}
