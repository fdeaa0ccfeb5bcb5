/** Parts that every process of Spotreel opens first, on a folder of its own. */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceParts } from './create-services';
import { readBuiltLibrary } from './library/seeding/built-library';
import { resolveSource } from './media/files/local-source';
import type { parsers } from './parsers';
import type { Config } from './platform/config/config';
import { openEmbedded } from './platform/data/embedded/open-embedded';
import { lockFolder } from './platform/data/folder-lock';
import { openPostgres } from './platform/data/postgres';
import type { Log } from './platform/log/log';
import { createParsingPool, type ParsingPool, typedParsing } from './platform/parsing/parsing-pool';
import { openStorage } from './platform/storage/open-storage';
import { noTracing, type Tracing } from './platform/tracing/tracing';
import { findRenderer } from './render/find-renderer';

/** Steps that have to be undone, last first. */
export type Teardown = (() => unknown)[];

export async function openParts(
  config: Config,
  log: Log,
  dist: string,
  teardown: Teardown,
): Promise<Omit<ServiceParts, 'mail'>> {
  const library = await readBuiltLibrary(path.join(dist, 'library'));
  const lock = await lockFolder(config.dataDir);
  teardown.push(lock.release);
  const workDir = await emptyWorkDir(config);
  const storage = await openStorage(config);
  const tracing = await openTracing(config, log);
  teardown.push(tracing.close);
  const painterEntry = path.join(dist, 'server', 'painter.js');
  const ffmpegProgram = path.join(dist, 'server', 'ffmpeg.js');
  const fetchMedia = (src: string) => resolveSource(library, storage, src);
  const parsing = openParsing(log, dist, teardown);
  const places = { painterEntry, ffmpegProgram, workDir, fetchMedia, parsing: typedParsing<typeof parsers>(parsing) };
  const renderer = findRenderer(config, places, log);
  const connection = config.databaseUrl
    ? openPostgres(config.databaseUrl, (error) => log.error({ err: error }, 'database connection lost'))
    : await openEmbedded(path.join(config.dataDir, 'database'), {
        threadEntry: path.join(dist, 'server', 'database.js'),
      });
  teardown.push(connection.close);
  // those of the build, then the operator's own
  const helpFolders = [path.join(dist, 'server', 'help'), path.join(config.dataDir, 'help')];
  return {
    ...config,
    connection,
    parsing,
    library,
    workDir,
    log,
    storage,
    tracing,
    helpFolders,
    docsUrl: () => docsUrlOf(dist),
    ...(await renderer),
  };
}

/** Without files of a process that was killed; no other process uses the folder. */
async function emptyWorkDir({ dataDir }: Config): Promise<string> {
  const workDir = path.join(dataDir, 'tmp');
  await rm(workDir, { recursive: true, force: true });
  await mkdir(workDir, { recursive: true });
  return workDir;
}

function openParsing(log: Log, dist: string, teardown: Teardown): ParsingPool {
  const parsing = createParsingPool({ entry: path.join(dist, 'server', 'parser.js'), log });
  teardown.push(parsing.close);
  return parsing;
}

/** Its code loads only where traces are sent. */
async function openTracing({ tracing }: Config, log: Log): Promise<Tracing> {
  if (!tracing) return noTracing;
  const { createOtlpTracing } = await import('./platform/tracing/otlp-tracing');
  return createOtlpTracing(tracing, log);
}

/** The documentation is part of the build, and not of a package of the server alone. `npm start` builds it when the server is ready. */
function docsUrlOf(dist: string): string | undefined {
  return existsSync(path.join(dist, 'docs', 'index.html')) ? '/docs' : undefined;
}
