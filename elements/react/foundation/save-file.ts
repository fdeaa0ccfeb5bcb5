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
