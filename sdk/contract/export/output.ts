/** Choices of a caller for the file of a video. */
import * as z from 'zod/mini';

export const videoFormat = z.enum(['mp4', 'webm', 'mov', 'gif']);
/** File types of a video: H.264, VP9, ProRes 4444 and animated GIF. */
export type VideoFormat = z.infer<typeof videoFormat>;

export const outputResolution = z.enum(['720p', '1080p', '4k']);
/** Size of a video, named by its shorter side: 720, 1080 or 2160 px. */
export type OutputResolution = z.infer<typeof outputResolution>;

export const outputQuality = z.enum(['small', 'standard', 'high']);
/** Quality of a video. `small` makes the smallest file, `high` the largest. */
export type OutputQuality = z.infer<typeof outputQuality>;

export const outputFrameRate = z.literal([30, 60]);
/** Frames a second of a video. */
export type OutputFrameRate = z.infer<typeof outputFrameRate>;

export const videoOutput = z.looseObject({
  resolution: outputResolution,
  quality: outputQuality,
  frameRate: outputFrameRate,
  /** Background colors were left out. Absent in answers of older servers. */
  transparent: z.optional(z.boolean()),
});
/** Requested output of a video. */
export type VideoOutput = z.infer<typeof videoOutput>;
