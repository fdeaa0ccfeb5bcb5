/** The worker's side: composes what it is asked for, and looks up from it often enough to hear a `cancel`. */
import { composeAudio } from '../../audio/compose';
import { isSpotreelError, messageOf } from '../../base/errors';
import type { ComposerAnswer, ToComposer } from './composer-messages';

/** The composer pauses every few milliseconds, which is when the next message is received. */
export function createComposerHost(answer: (answer: ComposerAnswer) => void): (message: ToComposer) => void {
  const running = new Map<number, AbortController>();
  return (message) => {
    const { requestId } = message;
    if (message.type === 'cancel') return running.get(requestId)?.abort();
    const controller = new AbortController();
    running.set(requestId, controller);
    const { kit, scenes, options } = message;
    void composeAudio(kit, scenes, { ...options, signal: controller.signal })
      .then(
        (composition) => answer({ type: 'composed', requestId, composition }),
        (thrown) => {
          const code = isSpotreelError(thrown) ? thrown.code : 'internal';
          answer({ type: 'failed', requestId, code, message: messageOf(thrown) });
        },
      )
      .finally(() => running.delete(requestId));
  };
}
