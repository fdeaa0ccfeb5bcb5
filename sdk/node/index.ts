/**
 * Code for Node alone: the text shaper over files, animated WebP. Conversion of frames, which a server shares with the
 * export of a device.
 */

export { createFrameConverter } from '../painter/i420/frame-converter';
export { createTextShaper } from '../scene/text/create-text-shaper';
export { encodeMotion, PREVIEW_BYTES } from './animated-webp';
export { createNodeTextShaper, exactBuffer } from './text-shaper';
