/** The built library as its painter reads it: documents, pictures and fonts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FontManifest } from '@spotreel/sdk/internal/contract';
import { createNodeTextShaper } from '@spotreel/sdk/internal/node';
import { compileScene, type LottieAnimation, type SceneContent, textsOf } from '@spotreel/sdk/internal/scene';
import type { PictureScene } from './picture-request';

export interface LibraryFolder {
  readonly path: string;
  /** A file below the library. */
  read(file: string): Promise<Uint8Array>;
  /** Compiles a scene with chosen colors. Without content, its document stays as it is. */
  compilerOf(scene: PictureScene): Promise<(colors: SceneContent['colors']) => LottieAnimation>;
}

/** `folder`: with its fonts in `fonts/`. */
export async function openLibraryFolder(folder: string): Promise<LibraryFolder> {
  const read = (file: string) => readFile(path.join(folder, file));
  const readJson = async <Value>(file: string) => JSON.parse((await read(file)).toString('utf8')) as Value;
  const shaper = createNodeTextShaper(await readJson<FontManifest>('fonts/manifest.json'), path.join(folder, 'fonts'));
  return {
    path: folder,
    read,
    async compilerOf({ document, content: painted }) {
      const animation = typeof document === 'string' ? await readJson<LottieAnimation>(document) : document;
      if (!painted) return () => animation;
      const { fields, images, background } = painted;
      const animated = Object.values(images).filter(({ isAnimation }) => isAnimation);
      const documents = await Promise.all(
        animated.map(async ({ src }) => [src, await readJson<LottieAnimation>(src)] as const),
      );
      const template = { animation, animations: Object.fromEntries(documents), fields };
      const content = { texts: {}, images, colors: {}, background };
      await shaper.prepare(textsOf(template, content));
      return (colors) => compileScene(template, { ...content, colors }, shaper).animation;
    },
  };
}
