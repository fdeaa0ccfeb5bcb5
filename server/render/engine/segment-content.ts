/**
 * Names the content of a segment's file. Two segments with one name have the same bytes. The name covers painter and
 * encoder with their settings, and the scenes' frames with the stored files that they show. Keys of stored files are never
 * used again.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CompiledScene } from '@spotreel/sdk/internal/scene';
import sharp from 'sharp';
import { driverOf } from './blender/blender-settings';
import { versionOfFfmpeg } from './ffmpeg/find';
import { encodedPicture, pictureArguments } from './ffmpeg/picture-encoders';
import type { RenderSettings } from './job-folder';
import type { PaintedSegment } from './painter/protocol';

/**
 * Names the code that paints and encodes on this machine. The painter's script imports its parts by
 * names that hold their content. @throws when the script cannot be read
 */
export async function painterVersion({ painterEntry, ffmpegPath, blender }: RenderSettings): Promise<string> {
  const canvas = createRequire(import.meta.url)('@napi-rs/canvas/package.json') as { version: string };
  const ffmpeg = await versionOfFfmpeg(ffmpegPath);
  const parts = [process.platform, process.arch, process.version, canvas.version, sharp.versions.sharp, ffmpeg];
  const ofBlender =
    blender && [blender.version, blender.longSidePx, await readFile(driverOf(blender, painterEntry), 'utf8')].join(' ');
  return digest([await readFile(painterEntry, 'utf8'), ...parts, ofBlender]);
}

/** 64 hexadecimal digits. `painter`: see `painterVersion`. Where a scene lies in the video changes nothing. */
export function segmentContentKey(painter: string, painted: PaintedSegment): string {
  const { encoderThreads, slices, ...more } = painted;
  const shown = slices.map(({ scene, leaving, ...frames }) => ({
    scene: shownOf(scene),
    ...frames,
    ...(leaving && { leaving: { ...leaving, scene: shownOf(leaving.scene) } }),
  }));
  return digest([
    painter,
    ...pictureArguments(encodedPicture(painted), encoderThreads),
    JSON.stringify({ shown, ...encodedPicture(painted), ...more }),
  ]);
}

/** All of a scene that its frames show. The slice has the transition, where there is one. */
function shownOf(compiled: CompiledScene): Partial<CompiledScene> {
  const {
    startFrame: _,
    ingredientId: _id,
    notices: _notices,
    keyframe: _still,
    transition: _next,
    ...scene
  } = compiled;
  return scene;
}

function digest(parts: readonly (string | undefined)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part ?? ''}\0`);
  return hash.digest('hex');
}
