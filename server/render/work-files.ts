/** Keys of what a render leaves in the storage. */
export const workPrefix = (renderId: number) => `work/render-${renderId}`;
export const compositionKey = (renderId: number) => `${workPrefix(renderId)}/composition.json`;
export const segmentKey = (renderId: number, index: number) => `${workPrefix(renderId)}/segment-${index}.mp4`;
export const renderPrefix = (renderId: number) => `renders/${renderId}`;
export const videoKey = (renderId: number) => `${renderPrefix(renderId)}/video.mp4`;
export const imageKey = (renderId: number, extension: string) => `${renderPrefix(renderId)}/image.${extension}`;
export const posterKey = (renderId: number) => `${renderPrefix(renderId)}/poster.webp`;
