import type { CurrentUser } from '../account/session/authenticate';
import { registerMedia } from '../media/uploads/register-media';
import type { FormFile } from '../platform/http/form/form-body';
import type { BrandServices } from './domain';

/** Takes the logo of a form in like any upload, so that it can be used in scenes. Throws as `registerMedia`. */
export async function takeLogo(services: BrandServices, user: CurrentUser, { path, name }: FormFile): Promise<number> {
  const row = await registerMedia(services, user, path, { accept: 'image', name, sourceType: 'upload' });
  return row.id;
}
