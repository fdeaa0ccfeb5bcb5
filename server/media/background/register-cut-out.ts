import type { CutOutMaker } from '@spotreel/sdk/internal/contract';
import type { CurrentUser } from '../../account/session/authenticate';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import type { MediaServices } from '../domain';
import { focusOf } from '../focus/focus-of';
import type { MediaRow } from '../media-row';
import { registerMedia } from '../uploads/register-media';

/** Registers what `cut` writes to a file as a copy of the image without its background. Throws as `registerMedia`. */
export function registerCutOut(
  services: MediaServices,
  user: CurrentUser,
  source: MediaRow,
  cut: (file: string) => Promise<CutOutMaker>,
): Promise<MediaRow> {
  return withTemporaryFile(services.workDir, async (file) => {
    const cutOutBy = await cut(file);
    const { id: sourceMediaId, name, origin } = source;
    const known = {
      accept: 'image',
      name,
      sourceMediaId,
      withoutBackground: true,
      cutOutBy,
      ...focusOf(source),
    } as const;
    return registerMedia(services, user, file, {
      ...known,
      sourceType: 'ingredient_bound',
      ...(origin && { origin }),
    });
  });
}
