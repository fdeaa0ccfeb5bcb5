/** Goes to the page of a platform, if it can be asked. */
export async function leaveFor(begun: Promise<string | undefined>): Promise<void> {
  const url = await begun;
  if (url) location.assign(url);
}
