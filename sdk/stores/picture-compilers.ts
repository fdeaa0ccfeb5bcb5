/** How the pictures of an account's projects are compiled. It is loaded beside the form: fields can be filled before. */
import type { CompilingSource } from './compiling-dependencies';
import { patientCompiler } from './patient-compiler';
import { type CompilePicture, createPictureCompiler } from './picture-compiler';
import { createServerSceneCompiler } from './server-scene-compiler';

/** The pictures share what is known of the page's own compiler, and what the server knows. */
export function openPictureCompilers({ context, options, loadLottie }: CompilingSource): () => CompilePicture {
  const { know, compile } = createServerSceneCompiler(context.client);
  const compileScene = options.compileScene ? patientCompiler(options.compileScene, compile) : compile;
  return () => createPictureCompiler({ loadLottie, compileScene, know });
}
