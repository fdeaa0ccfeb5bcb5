/** What the pictures and the music of one account's screens are made with: shared, so that nothing is fetched twice. */
import type { SceneCompiler } from '../scene/compile-composition';
import type { LoadLottie } from './lottie-documents';
import { patientCompiler } from './patient-compiler';
import { type CompilePicture, createPictureCompiler } from './picture-compiler';
import type { ComposeAudio } from './proposals-store';
import { createServerSceneCompiler } from './server-scene-compiler';
import type { StoreContext } from './store-context';

/** What compiling takes from an account. */
export interface CompilingSource {
  readonly context: StoreContext;
  readonly options: {
    readonly compileScene?: SceneCompiler | undefined;
    readonly compose?: ComposeAudio | undefined;
  };
  readonly loadLottie: LoadLottie;
}

export interface CompilingDependencies {
  /** Its own for everything that is shown: it remembers the scenes of one project. */
  readonly createPicture: () => CompilePicture;
  readonly compose: ComposeAudio;
}

const dependenciesOf = new WeakMap<CompilingSource, CompilingDependencies>();

export function compilingOf(source: CompilingSource): CompilingDependencies {
  const known = dependenciesOf.get(source);
  if (known) return known;
  const dependencies = openDependencies(source);
  dependenciesOf.set(source, dependencies);
  return dependencies;
}

function openDependencies({ context, options, loadLottie }: CompilingSource): CompilingDependencies {
  const { compose = lazyComposer } = options;
  const { know, compile } = createServerSceneCompiler(context.client);
  const compileScene = options.compileScene ? patientCompiler(options.compileScene, compile) : compile;
  return { createPicture: () => createPictureCompiler({ loadLottie, compileScene, know }), compose };
}

/** Loads the composer when music is chosen, not before. */
const lazyComposer: ComposeAudio = async (...input) => (await import('../audio/compose')).composeAudio(...input);
