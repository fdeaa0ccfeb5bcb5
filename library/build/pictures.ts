/**
 * The painted files of the library. A picture is identified by its inputs. When the last build has painted the same
 * inputs, its file is kept, so that a build repaints only what has changed.
 */
import { hashOf, type Output } from './output';
import type { BuildMotionRequest, BuildStillRequest, Paintable } from './paint';
import type { PaintingPool, PaintingRequest } from './painting-pool';
import type { PaintTextColorsRequest } from './text-colors';

/** Paths of files by what they were painted from. */
export type PaintedBefore = Readonly<Record<string, string>>;

export interface BuildPictures {
  /** Each returns the path of the file below the library, `<folder>/<name>-<hash>.webp`. */
  still(folder: string, name: string, request: BuildStillRequest): Promise<string>;
  motion(folder: string, name: string, request: BuildMotionRequest): Promise<string>;
  /** Path of a JSON file: what the texts of a scene are colored with. */
  textColors(name: string, request: PaintTextColorsRequest): Promise<string>;
  /** For somebody who embeds it. */
  stillBytes(request: BuildStillRequest): Promise<Uint8Array>;
  /** All that this build has made or kept. */
  painted(): PaintedBefore;
}

/** `program`: changes when pictures would come out differently from the same requests. */
export function createPictures(
  output: Output,
  pool: PaintingPool,
  before: PaintedBefore,
  program: string,
): BuildPictures {
  const painted: Record<string, string> = {};
  const file = async (folder: string, name: string, request: PaintingRequest): Promise<string> => {
    const key = hashOf(`${program} ${folder}/${name} ${textOf(request)}`);
    const known = before[key];
    const kept = known !== undefined && output.keep(known) ? known : undefined;
    const extension = request.kind === 'text-colors' ? 'json' : 'webp';
    painted[key] = kept ?? output.write(folder, name, extension, await pool.paint(request));
    return painted[key];
  };
  return {
    still: (folder, name, request) => file(folder, name, { kind: 'still', request }),
    motion: (folder, name, request) => file(folder, name, { kind: 'motion', request }),
    textColors: (name, request) => file('text-colors', name, { kind: 'text-colors', request }),
    stillBytes: (request) => pool.paint({ kind: 'still', request }),
    painted: () => painted,
  };
}

function textOf({ kind, request }: PaintingRequest): string {
  const named = kind === 'motion' ? { ...request, shots: request.shots.map(nameBackground) } : nameBackground(request);
  return `${kind} ${JSON.stringify(named)}`;
}

/** Its background picture by its hash. */
function nameBackground<Request extends Paintable>(request: Request) {
  const { background } = request;
  if (!('picture' in background)) return request;
  return { ...request, background: { ...background, picture: hashOf(background.picture) } };
}
