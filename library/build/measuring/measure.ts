/** Measures what `measurement-request.ts` describes; in a painting thread. */
import { createCanvas } from '@napi-rs/canvas';
import { openScenePainter } from '@spotreel/sdk/internal/node/painter';
import { FRAMES_PER_SECOND, type LottieAnimation, measureTexts, probeColors } from '@spotreel/sdk/internal/scene';
import { loadPictures } from '../../pictured-scene';
import { brightnessOf } from '../brightness';
import type { LibraryFolder } from '../library-folder';
import { paintBackground, paintStill } from '../paint';
import { POSTER_PX } from '../poster';
import { measurePosterColor } from '../poster-color';
import type { LayoutMeasurement, Measured, MeasurementRequest } from './measurement-request';

/** `folder`: of the library. */
export async function measure(
  request: MeasurementRequest,
  folder: LibraryFolder,
): Promise<Measured[MeasurementRequest['kind']]> {
  if (request.kind === 'layout') return measureLayout(request, folder);
  if (request.kind === 'poster')
    return { posterColor: await measurePosterColor(await paintStill(request.still, folder)) };
  const { of } = request;
  const picture = typeof of === 'string' ? await folder.read(of) : await paintStill(of, folder);
  return { brightness: await brightnessOf([picture]) };
}

async function measureLayout(request: LayoutMeasurement, folder: LibraryFolder): Promise<Measured['layout']> {
  const { scene, colors, replaceable, seconds } = request;
  const compile = await folder.compilerOf(scene);
  const own = compile({});
  const factor = POSTER_PX / Math.max(own.w, own.h);
  const canvas = createCanvas(Math.round(own.w * factor), Math.round(own.h * factor));
  const context = canvas.getContext('2d');
  const pictures = await loadPictures(own, folder.path);
  const frame = Math.min(own.op - 1, Math.round(seconds * FRAMES_PER_SECOND));
  const paint = async (animation: LottieAnimation, color: string | null) => {
    await paintBackground(canvas, color === null ? scene.background : { color }, folder);
    openScenePainter(animation, (address) => pictures.get(address)).paint(context, frame);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const probes = probeColors(colors).map(({ fields }) => compile(fields));
  const texts = await measureTexts({ colors, own, probes, paint }, replaceable);
  const { textsOnPictures } = texts;
  const document = textsOnPictures ? { ...scene.document, textsOnPictures } : scene.document;
  const poster = await paintStill(
    { kind: 'still', scene: { ...scene, document }, seconds, longSidePx: POSTER_PX },
    folder,
  );
  return { ...texts, posterColor: await measurePosterColor(poster) };
}
