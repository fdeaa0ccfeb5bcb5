/** What every process of Spotreel opens first, on a folder of its own. */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceParts } from './create-services';
import { readBuiltLibrary, resolveSource } from './library/seeding/built-library';
import type { Config } from './platform/config/config';
import { openEmbedded } from './platform/data/embedded/open-embedded';
import { lockFolder } from './platform/data/folder-lock';
import { openPostgres } from './platform/data/postgres';
import type { Log } from './platform/log/log';
import { openStorage } from './platform/storage/open-storage';
import { noTracing, type Tracing } from './platform/tracing/tracing';
import { findRenderer } from './render/find-renderer';

/** What has to be undone, last first. */
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
  const workDir = path.join(config.dataDir, 'tmp');
  // Files of a process that was killed; no other process uses the folder.
  await rm(workDir, { recursive: true, force: true });
  await mkdir(workDir, { recursive: true });
  const storage = await openStorage(config);
  const tracing = await openTracing(config, log);
  teardown.push(tracing.close);
  const painterEntry = path.join(dist, 'server', 'painter.js');
  const fetchMedia = (src: string) => resolveSource(library, storage, src);
  const renderer = findRenderer(config, { painterEntry, workDir, fetchMedia }, log);
  const connection = config.databaseUrl
    ? openPostgres(config.databaseUrl, (error) => log.error({ err: error }, 'database connection lost'))
    : await openEmbedded(path.join(config.dataDir, 'database'), {
        threadEntry: path.join(dist, 'server', 'database.js'),
      });
  teardown.push(connection.close);
  // those of the build, then the operator's own
  const helpFolders = [path.join(dist, 'server', 'help'), path.join(config.dataDir, 'help')];
  return {
    connection,
    library,
    workDir,
    log,
    storage,
    tracing,
    helpFolders,
    ...settingsOf(config, dist),
    ...(await renderer),
  };
}

/** Its code loads only where traces are sent. */
async function openTracing({ tracing }: Config, log: Log): Promise<Tracing> {
  if (!tracing) return noTracing;
  const { createOtlpTracing } = await import('./platform/tracing/otlp-tracing');
  return createOtlpTracing(tracing, log);
}

/** What the operator has configured, and the build has. */
function settingsOf(config: Config, dist: string) {
  const {
    verifyAnswers,
    plansUrl,
    trackingUrl,
    isInMaintenance,
    links,
    social,
    stock,
    reviews,
    publishing,
    support,
    assistant,
    segmentCache,
  } = config;
  const providers = { social, stock, reviews, publishing, support, assistant };
  return {
    verifyAnswers,
    plansUrl,
    trackingUrl,
    isInMaintenance,
    links,
    segmentCache,
    docsUrl: docsUrlOf(dist),
    ...providers,
  };
}

/** The documentation is part of the build, and not of a package of the server alone. */
function docsUrlOf(dist: string): string | undefined {
  return existsSync(path.join(dist, 'docs', 'index.html')) ? '/docs' : undefined;
}
