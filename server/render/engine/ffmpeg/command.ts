/** An ffmpeg is a program, or the script of this repository in its place, which Node runs. */
export function ffmpegCommand(path: string): readonly [string, ...string[]] {
  return /\.m?js$/.test(path) ? [process.execPath, path] : [path];
}
