/**
 * How long the queue itself takes, with a painter that takes no time: from a request to the first frame, and from stage
 * to stage. It also counts the saves and the requests of keyframes, which enqueue, in a second.
 */
import { createFakePainter } from '../../tests/server/fixtures/painter';
import { createTestServer, type TestServer } from '../../tests/server/fixtures/test-server';

const RENDERS = 30;
const SAVES = 200;
const POLL_MS = 1000;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** CPU of the whole process, database included: it hardly depends on what else the machine does. Milliseconds. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Stages {
  asked: number;
  begun: number[];
  ended: number[];
  assembling: number;
}

function timedPainter(stages: Stages) {
  const painter = createFakePainter();
  const { renderSegment, assemble } = painter;
  painter.renderSegment = async (options) => {
    stages.begun.push(performance.now());
    await renderSegment(options);
    stages.ended.push(performance.now());
  };
  painter.assemble = async (options) => {
    stages.assembling = performance.now();
    await assemble(options);
  };
  return painter;
}

async function measureRenders(server: TestServer, token: string, stages: Stages) {
  const figures: { firstFrame: number[]; assemble: number[]; done: number[]; cpu: number[] } = {
    firstFrame: [],
    assemble: [],
    done: [],
    cpu: [],
  };
  const { json } = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
  const { id } = json.data;
  for (let round = 0; round < RENDERS + 3; round++) {
    Object.assign(stages, { asked: performance.now(), begun: [], ended: [], assembling: 0 });
    const cpuBefore = cpuMs();
    await server.call('POST', `/api/v2/project/${id}/render`, { token });
    while (stages.assembling === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    for (let status = ''; status !== 'done'; ) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      status = (await server.call('GET', `/api/v1/project/${id}/status`, { token })).json.data.status;
    }
    const done = performance.now();
    // the first ones warm up
    if (round < 3) continue;
    figures.cpu.push(cpuMs() - cpuBefore);
    figures.firstFrame.push(Math.min(...stages.begun) - stages.asked);
    figures.assemble.push(stages.assembling - Math.max(...stages.ended));
    figures.done.push(done - stages.asked);
  }
  return figures;
}

/** Calls a second, and the CPU of one; each is answered before the next is made. */
async function rate(count: number, call: (index: number) => Promise<unknown>) {
  for (let index = 0; index < 10; index++) await call(index);
  const started = performance.now();
  const cpuBefore = cpuMs();
  for (let index = 0; index < count; index++) await call(index + 10);
  return { perSecond: count / ((performance.now() - started) / 1000), cpu: (cpuMs() - cpuBefore) / count };
}

const stages: Stages = { asked: 0, begun: [], ended: [], assembling: 0 };
const painter = timedPainter(stages);
const server = await createTestServer({ engine: painter, pollMs: POLL_MS });
const token = await server.signIn();
const { json: user } = await server.call('GET', '/api/v1/user', { token });
await server.services.db.execute(
  `update app_user set limits = '{"concurrentRenderLimit": 50, "renderLimit": -1}' where id = ${user.data.id}`,
);
await server.services.renders.start();
const figures = await measureRenders(server, token, stages);
const { json } = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
const { id } = json.data;
const save = (index: number) =>
  server.call('PUT', `/api/v2/project/${id}`, {
    token,
    json: { name: `Saved ${index}`, customisations: [], audio: [] },
  });
await server.services.renders.close();
const saves = await rate(SAVES, save);
const projects: number[] = [];
for (let index = 0; index < 110; index++)
  projects.push((await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } })).json.data.id);
const keyframes = await rate(100, (index) =>
  server.call('POST', `/api/v2/project/${projects[index]}/preview`, { token }),
);
await server.close();
console.log(
  JSON.stringify({
    'request to first frame, ms': rounded(median(figures.firstFrame)),
    'last segment to assembly, ms': rounded(median(figures.assemble)),
    'request to done, ms': rounded(median(figures.done)),
    'saves a second': rounded(saves.perSecond),
    'requests of keyframes a second': rounded(keyframes.perSecond),
    'a render, ms of CPU': rounded(median(figures.cpu)),
    'a save, ms of CPU': rounded(saves.cpu),
    'a request of keyframes, ms of CPU': rounded(keyframes.cpu),
  }),
);
process.exit(0);
