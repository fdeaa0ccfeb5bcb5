/**
 * Compiles scenes on the page. The server compiles where the page's own compiler cannot start, or does not answer in time.
 * Who answers first is taken. Once the page's own answers, it is asked alone again.
 */
import { isSpotreelError, SpotreelError } from '../../base/errors';
import type { SceneCompiler } from '../../scene/compiling/compile-composition';
import type { CompiledAnimation } from '../../scene/compiling/compile-scene';

/** A worker starts within a second or two. */
const PATIENCE_MS = 4_000;
/** After so long without an answer the screen shows an error, and offers another try. */
const LIMIT_MS = 30_000;

/** Rejects with `timeout` where neither answers within about half a minute. */
export function patientCompiler(own: SceneCompiler, onServer: SceneCompiler): SceneCompiler {
  let isSilent = false;
  return async (scene, options) => {
    const answer = own(scene, options);
    const note = () => {
      isSilent = false;
    };
    answer.then(note, (thrown: unknown) => {
      if (!cannotStart(thrown)) note();
    });
    if (!isSilent && (await answersWithin(answer, PATIENCE_MS))) return answer;
    isSilent = true;
    return inTime(firstAnswer([answer, onServer(scene, options)]));
  };
}

/** True if it gives or refuses the scene in time. A failed start is no answer. */
async function answersWithin(answer: Promise<CompiledAnimation>, patienceMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answered = answer.then(
    () => true,
    (thrown: unknown) => !cannotStart(thrown),
  );
  const isInTime = await Promise.race([answered, late]);
  clearTimeout(timer);
  return isInTime;
}

function cannotStart(thrown: unknown): boolean {
  return isSpotreelError(thrown, 'playback_failed');
}

/** First answer, or the reason of the last if none gives the scene. */
async function firstAnswer(answers: readonly Promise<CompiledAnimation>[]): Promise<CompiledAnimation> {
  try {
    return await Promise.any(answers);
  } catch (thrown) {
    throw thrown instanceof AggregateError ? thrown.errors.at(-1) : thrown;
  }
}

async function inTime(answer: Promise<CompiledAnimation>): Promise<CompiledAnimation> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    const fail = () => reject(new SpotreelError('timeout', 'Neither the page nor the server compiled the scene.'));
    timer = setTimeout(fail, LIMIT_MS);
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}
