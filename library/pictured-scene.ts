/** The painter over an animation whose pictures lie in the document or in a folder. */
import path from 'node:path';
import { type Image, loadImage } from '@napi-rs/canvas';
import { type NodeScenePainter, openScenePainter } from '@spotreel/sdk/internal/node/painter';
import type { LottieAnimation } from '@spotreel/sdk/internal/scene';

/** `folder`: of pictures that do not lie in the document. */
export async function openPicturedScene(animation: LottieAnimation, folder = ''): Promise<NodeScenePainter> {
  const pictures = await loadPictures(animation, folder);
  return openScenePainter(animation, (address) => pictures.get(address));
}

/** The pictures of a document by their addresses; `folder` as above. */
export async function loadPictures({ assets }: LottieAnimation, folder = ''): Promise<ReadonlyMap<string, Image>> {
  const pictures = new Map<string, Image>();
  for (const { layers, u = '', p, e } of assets) {
    if (layers || !p) continue;
    const address = e === 1 ? p : u + p;
    pictures.set(address, await loadImage(p.startsWith('data:') ? p : path.join(folder, address)));
  }
  return pictures;
}
