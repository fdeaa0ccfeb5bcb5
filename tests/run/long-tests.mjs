// @ts-check
/** Tests in Node that encode real files, decode all music, try each pattern, move whole data folders, attack, or start servers: half of the time of all. `npm run test:all` runs them. */
import path from 'node:path';

export const LONG_TESTS = [
  'tests/architecture/linear-patterns.test.ts',
  'tests/architecture/toy-domain/toy-domain.test.ts',
  'tests/build/docs/{code-blocks,reference-pages}.test.ts',
  'tests/build/openapi/linters.test.ts',
  'tests/library/collisions/**/*.test.ts',
  'tests/library/music/music-{composed,sound}.test.ts',
  'tests/security/{contract-fuzz,hostile-input}.test.ts',
  'tests/server/blender-state.test.ts',
  'tests/server/media/conversion/**/*.test.ts',
  'tests/server/platform/data/embedded/*.test.ts',
  'tests/server/platform/storage/storage-full.test.ts',
  'tests/server/platform/transfer/**/*.test.ts',
  'tests/server/render/engine/**/*.test.ts',
  'tests/server/render/packaged-ffmpeg/**/*.test.ts',
  'tests/server/render/{blender-export,create-media-port,find-renderer,segment-encoders}.test.ts',
  'tests/server/start-server.test.ts',
];

/** Those of a changed file: tests have the path of their sources. @param {string} file */
export function hasLongTests(file) {
  const test = `tests/${file.replace(/\.\w+$/, '.test.ts')}`;
  return LONG_TESTS.some((pattern) => path.matchesGlob(file, pattern) || path.matchesGlob(test, pattern));
}
