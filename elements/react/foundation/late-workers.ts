/**
 * Compiler and composer of an account. They come with the player, since no form waits for them. An editor fetches it while its
 * project is on its way, a grid when a sample is shown.
 */
import type { CompileScene, Composer, SceneCompilerClient, SceneCompilerOptions } from '@spotreel/sdk/internal/player';
import { untilLoaded } from './recovery';

export interface LateWorkers {
  readonly compileScene: CompileScene;
  readonly compose: Composer['compose'];
  dispose(): void;
}

interface Workers {
  readonly compiler: SceneCompilerClient;
  readonly composer: Composer;
}

/** The composer's worker lies beside the compiler's. */
export function lateWorkers(options: SceneCompilerOptions): LateWorkers {
  let opened: Workers | undefined;
  let opening: Promise<Workers> | undefined;
  const load = async () => {
    const { createComposer, createSceneCompiler } = await untilLoaded(() => import('@spotreel/sdk/internal/player'));
    const workerUrl = String(options.workerUrl).replace(/[^/]*$/, 'composer-worker.js');
    const composer = createComposer({ workerUrl, openWorker: options.worker === false ? refuse : undefined });
    opened = { compiler: createSceneCompiler(options), composer };
    return opened;
  };
  const open = () => {
    opening ??= load();
    return opening;
  };
  return {
    // at once where they are here: the worker compiles while the page draws its form
    compileScene: async (...input) => (opened ?? (await open())).compiler.compile(...input),
    compose: async (...input) => (opened ?? (await open())).composer.compose(...input),
    dispose() {
      void opening?.then(({ compiler, composer }) => {
        compiler.dispose();
        composer.dispose();
      });
    },
  };
}

/** The page composes then. */
function refuse(): never {
  throw new Error('This page wants no worker.');
}
