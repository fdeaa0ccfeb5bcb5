/**
 * Arguments of AAC-LC. The usual search for quantizers adds up to 1.8 dB to the peaks of loud music in FFmpeg 8. The fast one adds
 * 0.5 dB, and is nearer to the sound (docs/decisions/ffmpeg.md).
 */
export function aacArguments(kilobits: number): readonly string[] {
  return ['-c:a', 'aac', '-profile:a', 'aac_low', '-aac_coder', 'fast', '-b:a', `${kilobits}k`];
}
