import { useState } from 'react';
import { LiveGrid } from './live-grid';

const MOST = 8;

/** A grid, and below it each event that it sends. */
export function LiveEvents() {
  const [lines, setLines] = useState<readonly string[]>([]);
  const log = ({ type, detail }: CustomEvent) =>
    setLines((before) => [`${type} ${JSON.stringify(detail)}`, ...before].slice(0, MOST));
  return (
    <>
      <LiveGrid onEvent={log} />
      <div className="story-log sb-unstyled" role="log">
        {lines.length > 0 ? lines.join('\n') : 'Search, or open a recipe and create a video.'}
      </div>
    </>
  );
}
