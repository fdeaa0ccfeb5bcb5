/** A server with rows of every kind, and five kinds of callers, who come back when a request has ended their session. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accountContract } from '../../../sdk/contract/account-contract';
import type { Call } from '../../../sdk/contract/call';
import { surveyServiceCalls } from '../../../sdk/contract/calls/survey-service';
import { contract } from '../../../sdk/contract/contract';
import { operatorContract } from '../../../sdk/contract/operator-contract';
import { tenantServerContract } from '../../../sdk/contract/tenant-server-contract';
import { type Log, silentLog } from '../../../server/platform/log/log';
import { DEFAULT_RATE_LIMITS, type RateLimits } from '../../../server/rate-limits';
import { ensureEnvironment } from '../../../server/survey/environments/environments';
import { addOwnedRows, type OwnedRows } from '../../server/access/owned-rows';
import { makeKey } from '../../server/fixtures/api-key';
import { createMailbox } from '../../server/fixtures/mailbox';
import { paintedFrame } from '../../server/fixtures/painted-frame';
import { decodingPort, giveFont, photo } from '../../server/fixtures/template-package';
import { createTestServer, type TestServer } from '../../server/fixtures/test-server';

export const CALLERS = ['nobody', 'person', 'stranger', 'key', 'operator'] as const;
/**
 * `person`: owns the rows. `stranger`: an admin of another tenant. `key`: an API key of the person's tenant. `operator`:
 * an operator of the server.
 */
export type Caller = (typeof CALLERS)[number];

/** Every call of the API by its name, those of the survey service too. */
export const EVERY_CALL: Readonly<Record<string, Call>> = {
  ...contract,
  ...accountContract,
  ...operatorContract,
  ...tenantServerContract,
  ...surveyServiceCalls,
};

export interface FuzzWorld {
  readonly server: TestServer;
  readonly owned: OwnedRows;
  /** Causes of answers that are a fault, as the log has them. */
  readonly faults: unknown[];
  /** Undefined for `nobody`. */
  readonly tokens: Readonly<Record<Caller, string | undefined>>;
}

const unlimited = { points: 1_000_000, seconds: 60 };
const rateLimits = Object.fromEntries(
  Object.keys(DEFAULT_RATE_LIMITS).map((name) => [name, unlimited]),
) as unknown as RateLimits;

/** The server asks nothing outside: names have no addresses, and domains no records. */
const nowhere = {
  fetchPolicy: {
    isAllowedAddress: () => false,
    ports: undefined,
    resolve: async () => [],
    answerMs: 100,
    totalMs: 200,
  },
  domainResolver: { texts: async () => [] },
};

/** `givenLog`: default keeps `faults` alone. */
export async function createFuzzWorld(givenLog?: Log): Promise<FuzzWorld> {
  const faults: unknown[] = [];
  const faultLog: Log = { ...silentLog, error: (fields) => faults.push(fields), child: () => faultLog };
  const server = await createTestServer({
    log: givenLog ?? faultLog,
    mail: createMailbox(),
    publicUrl: 'https://videos.example',
    mediaPort: decodingPort,
    backgroundRemover: { remove: async (_file, outFile) => writeFileSync(outFile, await photo()) },
    rateLimits,
    isRegistrationOpen: true,
    ...nowhere,
  });
  server.painter.stillFile = await paintedFrame('divided');
  giveFont(server);
  await givePictures(server);
  const ownerId = await server.addUser({ email: 'ada@spotreel.test' });
  await server.addUser({ email: 'boss@other.test', tenant: 'other', role: 'agency_admin' });
  const { environment } = await ensureEnvironment(server.services.db, 1);
  const person = await server.signIn('ada@spotreel.test');
  const operator = await server.signIn();
  const owned = await addOwnedRows(server, { owner: person, ownerId, operator, environmentId: environment.id });
  const stranger = await server.signIn('boss@other.test');
  const key = await makeKey(server, operator);
  return { server, owned, faults, tokens: { nobody: undefined, person, stranger, key, operator } };
}

/** Rows of the library and of the person name them. */
async function givePictures({ library, folder }: TestServer): Promise<void> {
  const bytes = await photo();
  const { media } = library.manifest;
  const ofLibrary = media.flatMap(({ file, previewFile }) => [file, previewFile]);
  const files = ofLibrary.map((file) => path.join(library.folder, file));
  for (const file of [...files, path.join(folder, 'files/uploads/1/owned.png')]) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
