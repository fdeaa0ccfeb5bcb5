import { and, eq } from 'drizzle-orm';
import type { MultipartBody } from '../../sdk/contract/call';
import type { Media } from '../../sdk/contract/schemas/media';
import type { CurrentUser } from '../auth/authenticate';
import { mediaFolder } from '../data/schema/media';
import { ApiError, invalidFields } from '../http/api-error';
import type { RequestContext } from '../http/request-context';
import type { Services } from '../services';
import { fetchUrl } from './fetch-url';
import { sizeLimit } from './file-kind';
import { usableMedia } from './own-media';
import { receiveUpload } from './receive-upload';
import { type NewMedia, registerMedia } from './register-media';
import { withTemporaryFile } from './temporary-file';
import { toMedia } from './to-media';

type Intake = Pick<NewMedia, 'sourceType' | 'previewPx' | 'sourceMediaId'>;

/** A file that comes in a multipart form. */
export function takeUpload(
  services: Services,
  user: CurrentUser,
  context: RequestContext,
  form: MultipartBody & { readonly accept: NewMedia['accept'] },
  intake: Intake,
): Promise<Media> {
  return withTemporaryFile(services.workDir, async (file) => {
    await checkSource(services, user, intake.sourceMediaId);
    const { fileName, fields } = await receiveUpload(context.raw, form, file);
    const folderId = await ownFolder(services, user, fields.folder);
    const row = await registerMedia(services, user, file, { ...intake, accept: form.accept, name: fileName, folderId });
    return toMedia(row, services.addresses.at(context.baseUrl));
  });
}

/** A file that lies at a public address. */
export function takeFromUrl(
  services: Services,
  user: CurrentUser,
  context: RequestContext,
  address: string,
  accept: 'image' | 'video',
): Promise<Media> {
  return withTemporaryFile(services.workDir, async (file) => {
    await fetchUrl(address, file, sizeLimit(accept), services.fetchPolicy);
    const name = decodedName(new URL(address).pathname);
    const row = await registerMedia(services, user, file, { accept, name, sourceType: 'ingredient_bound' });
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

/** A picture can only be cut out of one that the user may use. */
async function checkSource({ db }: Services, user: CurrentUser, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  const source = (await usableMedia(db, user, [id])).get(id);
  if (source?.type === 'image') return;
  throw new ApiError('media_not_found', { details: { sourceMediaId: ['Is not one of your images'] } });
}

async function ownFolder({ db }: Services, user: CurrentUser, text: string | undefined): Promise<number | undefined> {
  if (text === undefined || text === '') return undefined;
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  const own = and(eq(mediaFolder.id, id), eq(mediaFolder.ownerId, user.id));
  const [row] = await db.select({ id: mediaFolder.id }).from(mediaFolder).where(own);
  if (!row) throw invalidFields({ folder: ['Does not exist'] });
  return row.id;
}
