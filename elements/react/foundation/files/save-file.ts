/** Has the browser store what an address answers; its server has to answer as an attachment. */
export function saveFrom(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

/** Has the browser store `content` as a file. */
export function saveFile(fileName: string, content: string, type: string): void {
  saveBlob(fileName, new Blob([content], { type }));
}

/** Has the browser store a file that is here already. */
export function saveBlob(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  saveFrom(address, fileName);
  // Firefox reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
