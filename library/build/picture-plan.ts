/**
 * The pictures of the library: which files there are, and what each is painted from. A file is named after its request, so the
 * manifest is complete before anything is painted.
 */
import { hashOf, type Output } from './output';
import type { MotionRequest, PictureRequest, SmallRequest, StillRequest } from './picture-request';

/** Requests by the file that each becomes. */
export type PlannedPictures = Readonly<Record<string, PictureRequest>>;

/** Below `dist/library/`. */
export const PLAN_FILE = 'pictures.json';

export interface PicturePlan {
  /** Each returns the path of the file below the library, `<folder>/<name>-<hash>.webp`. */
  still(folder: string, name: string, request: Omit<StillRequest, 'kind'>): string;
  motion(folder: string, name: string, request: Omit<MotionRequest, 'kind'>): string;
  small(folder: string, name: string, request: Omit<SmallRequest, 'kind'>): string;
  planned(): PlannedPictures;
}

/** `program`: changes when pictures would come out differently from the same requests. */
export function createPicturePlan(output: Output, program: string): PicturePlan {
  const planned: Record<string, PictureRequest> = {};
  const plan = (folder: string, name: string, request: PictureRequest): string => {
    const hash = hashOf(`${program} ${JSON.stringify(request)}`).slice(0, 12);
    const file = `${folder}/${name}-${hash}.webp`;
    output.keep(file);
    planned[file] = request;
    return file;
  };
  return {
    still: (folder, name, request) => plan(folder, name, { kind: 'still', ...request }),
    motion: (folder, name, request) => plan(folder, name, { kind: 'motion', ...request }),
    small: (folder, name, request) => plan(folder, name, { kind: 'small', ...request }),
    planned: () => planned,
  };
}
