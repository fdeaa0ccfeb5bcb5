/** Has the browser save a file of our server. */
export function download(url: string | undefined, name: string): void {
  if (!url) return;
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.mp4`;
  link.click();
}
