import { renderCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { sourceState, withOneScene } from '../stills/one-scene';
import { stillKey } from '../stills/still-files';
import { toStill } from '../stills/to-still';

/** Longer side in pixels. */
const DEFAULT_SIDE = 640;

export const renderPreview = implement(renderCalls.renderPreview, async ({ body, files, user, context }, services) => {
  const { addresses, clock, renders, storage } = services;
  const at = addresses.at(context.baseUrl);
  const source = await sourceState(services, user, body, at);
  return withOneScene(services, user, { source, request: body, files }, async ({ composition, frame }) => {
    const longSide = Math.max(composition.width, composition.height);
    const scale = Math.min(1, (body.longSidePx ?? DEFAULT_SIDE) / longSide);
    const width = Math.round(composition.width * scale);
    const height = Math.round(composition.height * scale);
    const format = 'webp';
    const picture = await renders.paint({ composition, frame, widthPx: width, format, signal: context.raw.signal });
    const key = stillKey(clock, format);
    await storage.put(key, picture);
    return toStill({ key, name: source.name, format, width, height, sizeBytes: picture.byteLength }, at);
  });
});
