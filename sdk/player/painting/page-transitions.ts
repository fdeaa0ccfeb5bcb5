/** Code of transitions for the page's own thread, which rarely paints: it is fetched when it is needed. */
import type { TransitionHost, TransitionPainter } from '../../painter/transitions/transition-painter';

let code: typeof import('../../painter/transitions/transition-painter') | undefined;

/** Never rejects: without it, scenes are cut to. */
export async function loadTransitions(): Promise<void> {
  code ??= await import('../../painter/transitions/transition-painter').catch(() => undefined);
}

/** Undefined while the code is not here. */
export function openTransitions(host: TransitionHost): TransitionPainter | undefined {
  return code && new code.TransitionPainter(host);
}
