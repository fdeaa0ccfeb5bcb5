/** Dependencies of the pictures and the music of one account's screens: shared, so that nothing is fetched twice. */
import type { ComposeAudio } from '../music/proposals-store';
import type { CompilePicture } from './picture-compiler';
import type { PictureCompilerSource } from './picture-compilers';

/** Dependencies that compiling takes from an account. */
export interface CompilingSource extends PictureCompilerSource {
  readonly options: PictureCompilerSource['options'] & { readonly compose?: ComposeAudio | undefined };
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

function openDependencies(source: CompilingSource): CompilingDependencies {
  const { compose = lazyComposer } = source.options;
  let compilers: (() => CompilePicture) | undefined;
  const load = async () => {
    const { openPictureCompilers } = await import('./picture-compilers');
    compilers ??= openPictureCompilers(source);
    return compilers;
  };
  return { createPicture: () => latePicture(load), compose };
}

/** Fetches at once what compiles, and waits for it when something is to be compiled. A failed fetch is tried again then. */
function latePicture(load: () => Promise<() => CompilePicture>): CompilePicture {
  let compile: CompilePicture | undefined;
  const ready = async (): Promise<CompilePicture> => {
    const create = await load();
    compile ??= create();
    return compile;
  };
  ready().catch(() => undefined); // reported to the one who compiles
  return async (...input) => (compile ?? (await ready()))(...input);
}

/** Loads the composer when music is chosen, not before. */
const lazyComposer: ComposeAudio = async (...input) => (await import('../../audio/compose')).composeAudio(...input);
