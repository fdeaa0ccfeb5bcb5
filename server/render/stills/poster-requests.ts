import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import type { Log } from '../../platform/log/log';
import { posterKind } from '../../project/renders/job-kinds';

interface PosterRequestParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly log: Log;
  /** Milliseconds without a save before a poster is painted. */
  readonly delayMs: number;
  /** Posters of 3D templates are rendered by Blender, too. */
  readonly hasBlender: boolean;
}

/** Milliseconds for which saves are collected; each of many saves puts its project's poster off. */
const COLLECTED_MS = 1000;

/**
 * Posters to be painted soon, written to the queue once a second for all projects that were saved in it. A server that is
 * killed forgets those of its last second: the next save of these projects asks for them again.
 */
export function createPosterRequests({ db, jobs, log, delayMs, hasBlender }: PosterRequestParts) {
  const projects = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  const write = async () => {
    timer = undefined;
    const asked = [...projects].map((subjectId) => ({
      kind: posterKind,
      subjectId,
      delayMs,
      payload: { hasBlender },
    }));
    projects.clear();
    await jobs.enqueue(db, asked).catch((error: unknown) => log.warn({ err: error }, 'posters could not be asked for'));
  };
  return {
    add(projectId: number): void {
      projects.add(projectId);
      timer ??= setTimeout(write, Math.min(delayMs, COLLECTED_MS));
    },
    async close(): Promise<void> {
      if (!timer) return;
      clearTimeout(timer);
      await write();
    },
  };
}
