/**
 * A server in a separate process, so that its CPU can be measured. It has editors who are signed in and have a project each.
 * Another port has a bare handler of hono and zod on the same database, which makes one UPDATE and commits.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { projectCalls } from '@spotreel/sdk/internal/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createApp } from '../../../server/app';
import { createServices } from '../../../server/create-services';
import { makeDemoAccount } from '../../../server/first-accounts/demo-account';
import { readBuiltLibrary } from '../../../server/library/seeding/built-library';
import { type DatabaseConnection, rowsOf } from '../../../server/platform/data/database';
import { openEmbedded } from '../../../server/platform/data/embedded/open-embedded';
import { openPostgres } from '../../../server/platform/data/postgres';
import { listen } from '../../../server/platform/http/listen';
import { createParsingPool } from '../../../server/platform/parsing/parsing-pool';
import { createFolderStorage } from '../../../server/platform/storage/folder-storage';
import { DEFAULT_RATE_LIMITS } from '../../../server/rate-limits';
import { renderDomain } from '../../../server/render/domain';
import { seedSurveys } from '../../../server/survey/surveys/demo-survey';
import { createFakePainter } from '../../../tests/server/fixtures/painter';
import { postgresCpuMs } from './postgres-cpu';

export interface Editor {
  readonly projectId: number;
  readonly token: string;
}

/** What the process answers first. */
export interface HostReady {
  readonly port: number;
  readonly barePort: number;
  readonly editors: readonly Editor[];
  readonly environmentId: string;
}

/** What the process is asked for later. */
export type HostWish = 'use' | 'sign in';

export interface HostUse {
  /** CPU time of the process; with PostgreSQL, its backends are in it. */
  readonly cpuMs: number;
  readonly databaseCpuMs: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
}

const [folder = '', editorCount = '200', threadEntry, address] = process.argv.slice(2);

/** More than any run asks. */
const NO_LIMIT = { points: 1e9, seconds: 1 };

async function openDatabase(): Promise<DatabaseConnection> {
  if (address) return openPostgres(address, (error) => console.error(error));
  return openEmbedded(path.join(folder, 'database'), { threadEntry });
}

async function openServices(connection: DatabaseConnection) {
  const workDir = path.join(folder, 'tmp');
  mkdirSync(workDir, { recursive: true });
  const library = await readBuiltLibrary(path.resolve('dist/library'));
  const storage = createFolderStorage(path.join(folder, 'files'));
  const unused = () => Promise.reject(new Error('not used'));
  // lines are written as a server of production writes them, and then dropped
  const log = pino({ level: 'info', base: null }, pino.destination('/dev/null'));
  const services = await createServices({
    connection,
    library,
    parsing: createParsingPool({ entry: path.resolve('dist/server/parser.js'), log }),
    workDir,
    log,
    storage,
    verifyAnswers: false,
    mediaPort: {
      image: unused,
      shrink: unused,
      brightness: unused,
      focus: unused,
      film: unused,
      video: unused,
      convertVideo: unused,
      audio: unused,
      convertAudio: unused,
    },
    backgroundRemover: { remove: unused, refine: unused },
    mail: { notice: undefined, send: unused },
    engine: createFakePainter(),
    rateLimits: { ...DEFAULT_RATE_LIMITS, surveyService: NO_LIMIT },
  });
  await makeDemoAccount(services.db, 'benchmark password', library.manifest.demoLogoMediaId);
  return { ...services, ...services.modules.servicesOf(renderDomain) };
}

type BenchedServices = Awaited<ReturnType<typeof openServices>>;

/** Copies of the demo account and of its project. Answers what signs them in: a token is good for a quarter of an hour. */
async function seedEditors({ db, accessTokens }: BenchedServices, fetch: (request: Request) => Promise<Response>) {
  const [demo] = await rowsOf<{ id: number; tenantId: number }>(
    db,
    sql`select id::int as id, tenant_id::int as "tenantId" from app_user limit 1`,
  );
  if (!demo) throw new Error('No demo account');
  await seedSurveys(db, demo.tenantId);
  const token = await accessTokens.issue({ userId: demo.id, sessionId: 'benchmark' });
  const created = await fetch(
    new Request('http://localhost/api/v1/project', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipeId: 1 }),
    }),
  );
  const { data } = (await created.json()) as { data: { id: number } };
  const users = await rowsOf<{ id: number }>(
    db,
    sql`insert into app_user (tenant_id, email, first_name)
      select ${demo.tenantId}, 'editor' || n || '@spotreel.test', 'Editor' from generate_series(1, ${Number(editorCount)}) n
      returning id::int as id`,
  );
  const rows = await rowsOf<{ id: number; ownerId: number }>(
    db,
    sql`insert into project (tenant_id, owner_id, name, ratio, recipe_id, recipe_name, template_family_id, content, duration_seconds)
      select project.tenant_id, editor.id, name, ratio, recipe_id, recipe_name, template_family_id, content, duration_seconds
      from project, app_user editor where project.id = ${data.id} and editor.email like 'editor%'
      returning id::int as id, owner_id::int as "ownerId"`,
  );
  if (rows.length !== users.length) throw new Error('No project each');
  const signedIn = async ({ id, ownerId }: { id: number; ownerId: number }): Promise<Editor> => ({
    projectId: id,
    token: await accessTokens.issue({ userId: ownerId, sessionId: `benchmark-${ownerId}` }),
  });
  return () => Promise.all(rows.map(signedIn));
}

/** What the aim compares with. */
async function openBare(connection: DatabaseConnection): Promise<number> {
  const { $client: client } = connection.db as unknown as {
    $client: { query(text: string, values: readonly unknown[]): Promise<unknown> };
  };
  await client.query(
    'create table bare (id int primary key, content jsonb not null, version int not null default 1, updated_at timestamptz not null default now())',
    [],
  );
  await client.query("insert into bare select n, '{}' from generate_series(1, 1000) n", []);
  const app = new Hono();
  app.put('/:id', async (c) => {
    const parsed = projectCalls.saveProject.body?.safeParse(await c.req.json());
    if (!parsed?.success) return c.json({ error: 'invalid' }, 400);
    await client.query('update bare set content = $1, version = version + 1, updated_at = now() where id = $2', [
      JSON.stringify(parsed.data),
      Number(c.req.param('id')),
    ]);
    return c.json({ data: { id: Number(c.req.param('id')) } });
  });
  return new Promise((resolve) => {
    serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port));
  });
}

async function main(): Promise<void> {
  const connection = await openDatabase();
  const services = await openServices(connection);
  const app = createApp(services, {
    publicUrl: undefined,
    trustedProxies: 0,
    folders: { dist: path.resolve('dist'), examples: path.resolve('examples') },
  });
  const signIn = await seedEditors(services, (request) => app.fetch(request, '127.0.0.1'));
  const [environment] = await rowsOf<{ id: string }>(services.db, sql`select id from survey_environment limit 1`);
  await services.renders.start();
  const { port } = await listen({ host: '127.0.0.1', port: 0 }, (request, peer) => app.fetch(request, peer));
  const barePort = await openBare(connection);
  const ready: HostReady = { port, barePort, editors: await signIn(), environmentId: environment?.id ?? '' };
  process.on('message', (wish: HostWish) => {
    void (wish === 'sign in' ? signIn() : use(connection)).then((answer) => process.send?.(answer));
  });
  process.send?.(ready);
}

async function use(connection: DatabaseConnection): Promise<HostUse> {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const databaseCpuMs = address ? await postgresCpuMs(connection.db) : 0;
  return { cpuMs: (user + system) / 1000, databaseCpuMs, rssBytes: rss, heapBytes: heapUsed };
}

process.on('SIGTERM', () => process.exit(0));
await main();
