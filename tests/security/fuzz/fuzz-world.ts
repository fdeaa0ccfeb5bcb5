/** A server with rows of every kind, and nine kinds of callers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accountContract } from '../../../sdk/contract/account-contract';
import type { Call } from '../../../sdk/contract/call';
import { contract } from '../../../sdk/contract/contract';
import { operatorContract } from '../../../sdk/contract/operator-contract';
import { surveyServiceCalls } from '../../../sdk/contract/surveys/survey-service-calls';
import { tenantServerContract } from '../../../sdk/contract/tenant-server-contract';
import { type Log, silentLog } from '../../../server/platform/log/log';
import { ensureEnvironment } from '../../../server/survey/environments/environments';
import { addOwnedRows, type OwnedRows } from '../../server/access/owned-rows';
import { beginActing } from '../../server/fixtures/acting';
import { makeKey } from '../../server/fixtures/api-key';
import { createMailbox } from '../../server/fixtures/mailbox';
import { paintedFrame } from '../../server/fixtures/painted-frame';
import { decodingPort, giveFont, photo } from '../../server/fixtures/template-package';
import { createTestServer, type TestServer } from '../../server/fixtures/test-server';
import { rateLimits } from '../hostile/unlimited';

export const CALLERS = [
  'nobody',
  'person',
  'neighbor',
  'admin',
  'operator',
  'acting',
  'key',
  'embed',
  'visitor',
] as const;
/**
 * `person`: owns the rows. `neighbor`: another member of the team. `admin`: of an agency, another tenant. `operator`: of the
 * server. `acting`: an operator who acts as the person. `key`: an API key of the person's tenant. `embed`: the token of a page that shows the editor. `visitor`: answers
 * surveys, and knows what their links say.
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
  /** What a caller knows: rows of the person, and in their place rows of the embedded one for `embed`. */
  readonly ownedBy: (caller: Caller) => OwnedRows;
  /** Causes of answers that are a fault, as the log has them. */
  readonly faults: unknown[];
  /** Undefined for those who need none. A caller who comes back has another one. */
  readonly tokens: Readonly<Partial<Record<Caller, string | undefined>>>;
  /** What a request of a caller carries. */
  readonly headersOf: (caller: Caller) => Readonly<Record<string, string>>;
  /** Makes sure that the caller's token counts, and the sitting of who acts: false where nothing gives another one, such as after an account's end. */
  readonly comeBack: (caller: Caller) => Promise<boolean>;
}

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
    backgroundRemover: {
      async remove(_file, outFile) {
        writeFileSync(outFile, await photo());
        return 'person';
      },
      async refine(_file, _maskFile, outFile) {
        writeFileSync(outFile, await photo());
      },
    },
    rateLimits,
    isRegistrationOpen: true,
    ...nowhere,
  });
  server.painter.stillFile = await paintedFrame('divided');
  giveFont(server);
  await givePictures(server);
  const ownerId = await server.addUser({ email: PEOPLE.person });
  await server.addUser({ email: PEOPLE.neighbor });
  await server.addUser({ email: PEOPLE.admin, tenant: 'other', role: 'agency_admin' });
  const { environment } = await ensureEnvironment(server.services.db, 1);
  const owner = await server.signIn(PEOPLE.person);
  const operator = await server.signIn(PEOPLE.operator);
  const owned = await addOwnedRows(server, { owner, ownerId, operator, environmentId: environment.id });
  await addFileSurvey(server, operator);
  const tokens: Partial<Record<Caller, string | undefined>> = { person: owner, operator };
  for (const caller of CALLERS) tokens[caller] ??= await tokenOf(server, caller);
  const ofEmbedded = { ...owned, ...(await addEmbeddedRows(server, tokens.embed)) };
  const headersOf = (caller: Caller) => headersWith(caller, tokens[caller]);
  return {
    server,
    faults,
    tokens,
    ownedBy: (caller) => (caller === 'embed' ? ofEmbedded : owned),
    headersOf,
    async comeBack(caller) {
      if (tokens[caller] === undefined || (await isKnown(server, caller, headersOf(caller)))) return true;
      tokens[caller] = await tokenOf(server, caller);
      return isKnown(server, caller, headersOf(caller));
    },
  };
}

const PEOPLE = {
  person: 'ada@spotreel.test',
  neighbor: 'ned@spotreel.test',
  admin: 'boss@other.test',
  operator: 'demo@spotreel.test',
  acting: 'demo@spotreel.test',
} as const satisfies Partial<Record<Caller, string>>;

const SITE = 'https://shop.test';
const EMBEDDED = 'customer-embedded';

/** Undefined for those who need none, and where the server gives none any more. */
async function tokenOf(server: TestServer, caller: Caller): Promise<string | undefined> {
  try {
    if (caller === 'key') return await makeKey(server, await server.signIn(PEOPLE.operator));
    if (caller === 'embed') return await embedToken(server);
    if (!(caller in PEOPLE)) return undefined;
    const token = await server.signIn(PEOPLE[caller as keyof typeof PEOPLE]);
    if (caller === 'acting') await beginActing(server, token, PEOPLE.person, { minutes: 60 });
    return token;
  } catch {
    return undefined;
  }
}

async function embedToken(server: TestServer): Promise<string> {
  const token = await server.signIn(PEOPLE.operator);
  const key = await makeKey(server, token);
  await server.call('POST', '/api/v1/allowed-origin', { token, json: { origin: SITE, mayFrame: true } });
  await server.call('POST', '/api/v1/tenant/users', { token: key, json: { externalId: EMBEDDED } });
  const json = { externalId: EMBEDDED, origins: [SITE] };
  return (await server.call('POST', '/api/v1/tenant/embed-tokens', { token: key, json })).json.data.token;
}

function headersWith(caller: Caller, token: string | undefined): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(caller === 'acting' && { 'x-switch-user': PEOPLE.person }),
    ...((caller === 'embed' || caller === 'visitor') && { origin: SITE }),
  };
}

async function isKnown(server: TestServer, caller: Caller, headers: Readonly<Record<string, string>>) {
  const path = caller === 'key' ? '/api/v1/tenant/users' : '/api/v1/user';
  const { status } = await server.call('GET', path, { headers });
  return status !== 401 && !(caller === 'acting' && status === 403);
}

async function addEmbeddedRows(server: TestServer, token: string | undefined): Promise<Partial<OwnedRows>> {
  const headers = headersWith('embed', token);
  const make = async (path: string, json?: unknown) =>
    (await server.call('POST', path, { headers, ...(json !== undefined && { json }) })).json.data.id;
  const projectId = await make('/api/v1/project', { recipeId: 1 });
  const brandId = await make('/api/v1/organisation', { name: 'Shop' });
  const folderId = await make('/api/v1/media/folder', { name: 'Shop' });
  const uploadId = await make('/api/v1/media/upload', { name: 'film.mp4', size: 10, lastModified: 1 });
  const renderId = await make(`/api/v2/project/${projectId}/render`);
  return { projectId, brandId, folderId, uploadId, renderId };
}

/** A survey that asks for a file, so that visitors may send some. */
async function addFileSurvey(server: TestServer, token: string): Promise<void> {
  const question = { id: 'file', type: 'fileUpload', headline: 'Your file?', required: false };
  const survey = { name: 'Files', type: 'link', status: 'inProgress', questions: [question] };
  const { status, json } = await server.call('POST', '/api/v1/survey', { token, json: { survey } });
  if (status >= 300) throw new Error(`No survey was made: ${JSON.stringify(json)}`);
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
