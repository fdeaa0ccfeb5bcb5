import { setImmediate } from 'node:timers/promises';
import type { SceneCompiler } from '@spotreel/sdk/internal/scene';

/** Compiles one scene after the other. The server answers others between two of them, however many scenes a video has. */
export function inTurns(compile: SceneCompiler): SceneCompiler {
  let before: Promise<unknown> = Promise.resolve();
  return (scene, options) => {
    const compiled = before.then(() => setImmediate()).then(() => compile(scene, options));
    before = compiled.catch(() => undefined);
    return compiled;
  };
}
