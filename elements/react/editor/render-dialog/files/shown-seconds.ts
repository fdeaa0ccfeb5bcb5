/** The moment that a player shows; undefined while it shows its poster. */
export function shownSeconds(video: Pick<HTMLVideoElement, 'currentTime' | 'played'> | null): number | undefined {
  const hasMoved = video !== null && (video.currentTime > 0 || video.played.length > 0);
  return hasMoved ? video.currentTime : undefined;
}
