/**
 * The compiler on the page's own thread, for pages that can have no worker. Each scene of an opened project is a task of its own,
 * and so is each answer. What is typed takes no detour.
 */
import { inNextTask } from './next-task';
import type { WorkerEvents, WorkerLink } from './worker-link';

type SceneWorkerModule = typeof import('../scene-worker');
type Answer = Parameters<Parameters<SceneWorkerModule['openCompilerHost']>[0]>[0];

/** `url` is the worker's own file. Undefined where the page may not import it. */
export async function openPageHost(url: string, { onMessage }: WorkerEvents): Promise<WorkerLink | undefined> {
  try {
    const { openCompilerHost } = (await import(/* @vite-ignore */ url)) as SceneWorkerModule;
    let isOpen = true;
    const deliver = inOrder((answer) => isOpen && onMessage(answer));
    return {
      isThread: false,
      post: openCompilerHost(deliver),
      close() {
        isOpen = false;
      },
    };
  } catch {
    return undefined;
  }
}

/** Whole scenes wait for a task of their own, and whatever follows waits behind them. */
function inOrder(deliver: (answer: Answer) => void): (answer: Answer) => void {
  let waiting = 0;
  return (answer) => {
    const isWhole = answer.type === 'compiled' && answer.update.type === 'whole';
    if (!isWhole && waiting === 0) return deliver(answer);
    waiting += 1;
    inNextTask(() => {
      waiting -= 1;
      deliver(answer);
    });
  };
}
