/** What needs Node: the text shaper over files, animated WebP. */

export { createTextShaper } from '../scene/text/create-text-shaper';
export { encodeMotion, PREVIEW_BYTES } from './animated-webp';
export { createNodeTextShaper, exactBuffer } from './text-shaper';
