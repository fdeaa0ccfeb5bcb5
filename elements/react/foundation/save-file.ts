/** Has the browser store what an address answers; its server has to answer as an attachment. */
export function saveFrom(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

/** Has the browser store `content` as a file. */
export function saveFile(fileName: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Firefox reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
