/** Encoder of the H.264 of exports. */
import * as z from 'zod';

/** By ffmpeg's names: of NVIDIA, of Intel and AMD on Linux, of Apple. */
export const hardwareEncoders = ['h264_nvenc', 'h264_vaapi', 'h264_videotoolbox'] as const;

export type HardwareEncoder = (typeof hardwareEncoders)[number];
export type H264Encoder = 'x264' | HardwareEncoder;

export const renderEncoderVariables = {
  /** `auto`: the first hardware encoder that works on this machine, else `x264`. */
  RENDER_ENCODER: z.enum(['x264', 'auto', ...hardwareEncoders]).default('x264'),
};

export type EncoderChoice = z.infer<typeof renderEncoderVariables.RENDER_ENCODER>;
