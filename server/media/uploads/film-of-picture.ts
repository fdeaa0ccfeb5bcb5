/** Animated pictures as films. */
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import type { MediaServices } from '../domain';

/**
 * Makes an MP4 of an animated picture for `use`, and removes it then. `hasLostAlpha`: clear parts of the picture are black in it.
 * Throws `media_type_unsupported` of a picture that does not move, `media_undecodable`, `image_too_large`, `rate_limited`.
 */
export function withFilmOf<Result>(
  { mediaPort, workDir }: MediaServices,
  file: string,
  use: (film: string, hasLostAlpha: boolean) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFile(workDir, async (film) => {
    const { hasAlpha } = await mediaPort.film(file, film);
    return use(film, hasAlpha);
  });
}
