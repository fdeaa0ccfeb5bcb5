import { givenOrigin, type Media, type MultipartBody, type StockOrigin } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { receiveFormUpload } from '../../platform/http/form/receive-upload';
import { sizeLimit } from '../../platform/http/form/size-limits';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import type { RequestContext } from '../../platform/http/request-context';
import { cropPart } from '../crop-part';
import type { MediaServices } from '../domain';
import { fetchUrl } from '../fetching/fetch-url';
import { focusInPart } from '../focus/focus-in-part';
import type { MediaRow } from '../media-row';
import { usableMedia } from '../own-media';
import { mediaFolder } from '../tables';
import { toMedia } from '../to-media';
import type { NewMedia } from './new-media';
import { registerMedia } from './register-media';

interface Intake extends Pick<NewMedia, 'sourceType' | 'previewPx' | 'sourceMediaId'> {
  /** Part of the source that a cut shows, as four numbers with commas. */
  readonly crop?: string | undefined;
}

/** A file that comes in a multipart form. */
export function takeUpload(
  services: MediaServices,
  user: CurrentUser,
  context: RequestContext,
  form: MultipartBody & { readonly accept: NewMedia['accept'] },
  intake: Intake,
): Promise<Media> {
  return withTemporaryFile(services.workDir, async (file) => {
    const source = await cutSource(services, user, intake.sourceMediaId);
    const crop = source && intake.crop !== undefined ? cropPart(intake.crop, source) : undefined;
    const { fileName, fields } = await receiveFormUpload(context.raw, form, file);
    const folderId = await ownFolder(services, user, fields.folder);
    const { withoutBackground } = source ?? {};
    const focus = source && crop && focusInPart(source, crop);
    const of = { name: fileName, folderId, origin: originOf(fields.origin) };
    const known = { ...intake, ...of, crop, focus, withoutBackground, accept: form.accept };
    const row = await registerMedia(services, user, file, known);
    return toMedia(row, services.addresses.at(context.baseUrl));
  });
}

interface FetchedFile {
  readonly accept: 'image' | 'video';
  readonly address: string;
  /** Default: the end of its address. */
  readonly name?: string | undefined;
  readonly origin?: StockOrigin | undefined;
}

/** A file that lies at a public address. */
export function takeFromUrl(
  services: MediaServices,
  user: CurrentUser,
  context: RequestContext,
  { accept, address, origin, name = decodedName(new URL(address).pathname) }: FetchedFile,
): Promise<Media> {
  return withTemporaryFile(services.workDir, async (file) => {
    await fetchUrl(address, file, sizeLimit(accept), services.fetchPolicy);
    const row = await registerMedia(services, user, file, { accept, name, origin, sourceType: 'ingredient_bound' });
    return toMedia(row, services.addresses.at(context.baseUrl));
  });
}

/** The path as people read it; as it is written, where its escapes are no UTF-8. */
function decodedName(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The JSON of a form. Throws `validation_failed`. */
function originOf(text: string | undefined): StockOrigin | undefined {
  if (text === undefined || text === '') return undefined;
  const origin = givenOrigin.safeParse(parsed(text));
  if (origin.success) return origin.data;
  throw invalidFields({ origin: ['Needs source, author and license, and http(s) URLs'] });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A picture can only be cut out of one that the user may use. */
async function cutSource(
  { db }: MediaServices,
  user: CurrentUser,
  id: number | undefined,
): Promise<MediaRow | undefined> {
  if (id === undefined) return undefined;
  const source = (await usableMedia(db, user, [id])).get(id);
  if (source?.type === 'image') return source;
  throw new ApiError('media_not_found', { details: { sourceMediaId: ['Is not one of your images'] } });
}

async function ownFolder(
  { db }: MediaServices,
  user: CurrentUser,
  text: string | undefined,
): Promise<number | undefined> {
  if (text === undefined || text === '') return undefined;
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  const own = and(eq(mediaFolder.id, id), eq(mediaFolder.ownerId, user.id), eq(mediaFolder.tenantId, user.tenantId));
  const [row] = await db.select({ id: mediaFolder.id }).from(mediaFolder).where(own);
  if (!row) throw invalidFields({ folder: ['Does not exist'] });
  return row.id;
}
