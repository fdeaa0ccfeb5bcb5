/** Compilers of the pictures of an account's projects. It is loaded beside the form: fields can be filled before. */
import type { SceneCompiler } from '../../scene/compiling/compile-composition';
import type { StoreContext } from '../store-context';
import type { LoadLottie } from './lottie-documents';
import { patientCompiler } from './patient-compiler';
import { type CompilePicture, createPictureCompiler } from './picture-compiler';
import { createServerSceneCompiler } from './server-scene-compiler';

/** Dependencies of picture compilers. */
export interface PictureCompilerSource {
  readonly context: StoreContext;
  readonly options: { readonly compileScene?: SceneCompiler | undefined };
  readonly loadLottie: LoadLottie;
}

/** The pictures share what is known of the page's own compiler, and what the server knows. */
export function openPictureCompilers({ context, options, loadLottie }: PictureCompilerSource): () => CompilePicture {
  const { know, compile } = createServerSceneCompiler(context.client);
  const compileScene = options.compileScene ? patientCompiler(options.compileScene, compile) : compile;
  return () => createPictureCompiler({ loadLottie, compileScene, know });
}
