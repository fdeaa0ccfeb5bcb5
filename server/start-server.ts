import path from 'node:path';
import { systemClock } from '@spotreel/sdk/internal/base';
import { accountDomain } from './account/domain';
import { KEY_REFRESH_MS, type KeyRings } from './account/session/keys';
import { createApp } from './app';
import { createStripePayments } from './billing/stripe/stripe-payments';
import { closeAll } from './close-all';
import { openKeySealer } from './commands/open-key-sealer';
import { createServices, type ServiceParts } from './create-services';
import { loginWords, openDemoAccount } from './first-accounts/demo-account';
import { openFirstOperator } from './first-accounts/first-operator';
import { type LibraryPainter, openLibraryPainter } from './library/painting/library-painter';
import { readBuiltLibrary } from './library/seeding/built-library';
import { openParts, type Teardown } from './open-parts';
import type { Config } from './platform/config/config';
import { readSecretFile } from './platform/config/secret-files';
import { listen } from './platform/http/listen';
import { isLoopback } from './platform/http/request-context';
import type { Log } from './platform/log/log';
import { watchMachine } from './platform/machine/alarms';
import { openMail } from './platform/mail/open-mail';
import { keepRelease } from './platform/static/releases';
import type { Storage } from './platform/storage/storage';
import { listenForBackups } from './platform/transfer/backup-socket';
import { writeBackup } from './platform/transfer/write-backup';
import { rateLimitsWith } from './rate-limits';
import { type RenderServices, renderDomain } from './render/domain';
import type { RenderHost } from './render/render-host';
import type { Services } from './services';
import { daily, sweep } from './sweep';
import { isDatabaseCurrent } from './version/is-database-current';
import { otherVersion } from './version/watch-version';

export interface RunningServer {
  /** Lines that are printed: the address and the account to begin with. */
  readonly greeting: string;
  readonly port: number;
  /** Takes no more requests and jobs, puts running jobs back and closes the database. */
  stop(): Promise<void>;
}

/**
 * `dist`: the folder of the build. Rejects with an Error in plain words when the data folder is in use, the library is
 * not built or the port is taken. Nothing stays open then.
 */
export async function startServer(config: Config, log: Log, dist: string): Promise<RunningServer> {
  const teardown: Teardown = [];
  const stop = async () => {
    for (const undo of teardown.splice(0).reverse()) await undo();
  };
  try {
    const parts = await openParts(config, log, dist, teardown);
    const services = await createServices({
      ...parts,
      ...(await openOutside(config)),
      isLocalWebhookAllowed: isOnThisMachine(config),
      ...accountSettings(config, log),
    });
    teardown.push(services.jobs.close, services.quotas.leases.flush);
    const { keyRings } = services.modules.servicesOf(accountDomain);
    const rendering = services.modules.servicesOf(renderDomain);
    const { renders, conversions } = rendering;
    const login = await openFirstAccount(services, config, dist);
    const folders = { dist, examples: path.join(dist, '..', 'examples') };
    const uploadOrigins = await originsOfForms(services.storage);
    const painter = await openPainter(renders, log, dist, teardown);
    const app = createApp(services, { ...config, folders, uploadOrigins, askForPicture: painter.ask });
    if (!config.databaseUrl) await openBackups(services, config, teardown);
    const socket = await listen(config, (request, peer) => app.fetch(request, peer));
    const jobWork: Teardown = [renders.close, conversions.close];
    teardown.push(() => closeAll([socket.close, ...jobWork]));
    await renders.start();
    if (config.redriveJobs) await redrive(services);
    teardown.push(daily(() => sweep({ ...services, renders })));
    teardown.push(watchMachine(config.dataDir, log));
    teardown.push(refreshingKeys(keyRings, log));
    await conversions.start();
    for (const { start, close } of services.modules.work) {
      jobWork.push(close);
      start();
    }
    if (config.databaseUrl) leaveJobsToNewer(parts, jobWork, teardown);
    prepareLater(rendering, parts, log, dist);
    painter.start();
    return { port: socket.port, greeting: greeting(config, socket.port, login, rendering), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Settings of parts outside data folder and database. */
async function openOutside(config: Config) {
  return { mail: openMail(config), keySealer: await openKeySealer(config) };
}

/** The account to begin with: the operator's, or the one for trying the server. Answers how to log in. */
async function openFirstAccount({ db, log }: Services, config: Config, dist: string): Promise<string> {
  const { firstOperator } = config;
  if (firstOperator) {
    await openFirstOperator(db, firstOperator, log);
    return firstOperator.email;
  }
  const { manifest } = await readBuiltLibrary(path.join(dist, 'library'));
  const account = await openDemoAccount(db, config, manifest.demoLogoMediaId);
  return loginWords(account, config, process.stdout.isTTY);
}

/** Files that the build has left out of the library, which a start does not wait for. */
async function openPainter(renders: RenderHost, log: Log, dist: string, teardown: Teardown): Promise<LibraryPainter> {
  const painter = await openLibraryPainter({
    folder: path.join(dist, 'library'),
    program: path.join(dist, 'tools', 'paint-library.mjs'),
    isBusy: renders.isPainting,
    onPainted: (count) => console.log(`All pictures of the library are painted (${count})`),
    log,
  });
  teardown.push(painter.close);
  return painter;
}

/** Another process cannot open an embedded database. */
async function openBackups({ db, storage }: Services, config: Config, teardown: Teardown): Promise<void> {
  const { dataDir, backupKeyFile } = config;
  const close = await listenForBackups(dataDir, async ({ folder, isSealed }, report) => {
    if (isSealed !== (backupKeyFile !== undefined))
      throw new Error('Give the server and this command the same BACKUP_KEY_FILE, and start the server again.');
    await writeBackup(
      { db, storage, dataDir, key: await readSecretFile('BACKUP_KEY_FILE', backupKeyFile) },
      folder,
      report,
    );
  });
  teardown.push(close);
}

/** Work that the first request does not wait for. */
function prepareLater(
  { listings, storage }: Pick<RenderServices, 'listings' | 'storage'>,
  { parsing }: Pick<ServiceParts, 'parsing'>,
  log: Log,
  dist: string,
): void {
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  parsing.warmUp();
  // a large library takes a second or two
  void listings.current().catch(warn('templates could not be listed'));
  void keepRelease(path.join(dist, 'elements'), storage).catch(
    warn('this version of the elements was not kept for later servers'),
  );
}

/** Returns the function that ends it. Without an answer of the database the keys stay as they are. */
function refreshingKeys({ refresh: readKeys }: KeyRings, log: Log): () => void {
  const refresh = () => readKeys().catch((error: unknown) => log.warn({ err: error }, 'keys could not be read'));
  const timer = setInterval(() => void refresh(), KEY_REFRESH_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function redrive({ jobs, log }: Services): Promise<void> {
  log.info({ jobs: await jobs.redrive() }, 'jobs that were given up are tried again');
}

/** A server that only this machine reaches is one in development. */
function isOnThisMachine({ publicUrl, host }: Config): boolean {
  return isLoopback(publicUrl === undefined ? host : new URL(publicUrl).hostname);
}

/** In an upgrade, an older server answers until it is replaced; the jobs of a newer one may be none that it knows. */
function leaveJobsToNewer(
  { connection, library, log }: Pick<ServiceParts, 'connection' | 'library' | 'log'>,
  jobWork: Teardown,
  teardown: Teardown,
): void {
  const isCurrent = () => isDatabaseCurrent(connection.db, library.manifest.hash);
  void otherVersion({ isCurrent, log, teardown }).then(async () => {
    log.warn({}, 'a server of another version wrote the database: this one takes no more jobs');
    await closeAll(jobWork).catch((error: unknown) => log.error({ err: error }, 'jobs were not put back'));
  });
}

/** Payment of accounts, and how much they may use. */
function accountSettings({ payment: { stripe, receipts }, quotas }: Config, log: Log) {
  const payments = stripe && createStripePayments(stripe, systemClock, log);
  const limits = { rateLimits: rateLimitsWith(quotas.calls), quotaLimits: quotas.limits };
  return { payments, receipts, ...limits };
}

/** As the storage itself writes the address, which includes the place of the bucket's name. */
async function originsOfForms({ openForm }: Storage): Promise<string[]> {
  return openForm ? [new URL((await openForm('any', 1)).url).origin] : [];
}

function greeting(
  { publicUrl, host }: Config,
  port: number,
  login: string,
  { renders, mail }: Pick<RenderServices, 'renders' | 'mail'>,
): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return [
    `Spotreel is ready on ${publicUrl ?? `http://${name}:${port}`}`,
    `Log in as ${login}`,
    ...(renders.unavailable ? [renders.unavailable] : []),
    ...(mail.notice ? [mail.notice] : []),
  ].join('\n');
}
