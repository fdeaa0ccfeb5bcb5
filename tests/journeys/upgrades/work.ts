/** People's work on a server, made and read over its API: what each later version must still have. */
import { expect } from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../pages/sign-in';

// biome-ignore lint/suspicious/noExplicitAny: whatever was answered
type Data = any;
type Call = (method: string, path: string, json?: unknown) => Promise<Data>;

export const HEADLINE = 'Sourdough, every day from seven';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Calls as the demo account, without `/api`. Answers `data`. */
export async function callsOf(url: string): Promise<Call> {
  const call = async (method: string, path: string, json: unknown, token: string) => {
    const form = json instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && !form && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: form ? json : JSON.stringify(json) }),
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${body}`);
    return JSON.parse(body).data;
  };
  const login = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
  const { token } = await call('POST', '/v1/security/login', login, '');
  return (method, path, json) => call(method, path, json, token);
}

export async function makeWork(call: Call): Promise<void> {
  const brand = await call('POST', '/v1/organisation', { name: 'Fern Bakery', primaryColor: '#1f3d36' });
  const form = new FormData();
  form.set('media', new Blob([PICTURE], { type: 'image/png' }), 'loaf.png');
  await call('POST', '/v1/media', form);
  const video = await call('POST', '/v1/project', { recipeId: 1 });
  await changeWords(call, video.id, brand.id);
  await call('POST', `/v1/project/${video.id}/favourite`);
  await call('POST', `/v1/project/${video.id}/duplicate`, {});
  await exportAndShare(call);
  await call('POST', '/v1/api-key', { name: 'Shop', scopes: ['projects:read'] });
  await answerSurvey(call);
}

/** Headline of the first scene, and the name. */
async function changeWords(call: Call, id: number, organisation: number): Promise<void> {
  const project = await call('GET', `/v2/project/${id}`);
  const customisations = project.ingredients.map((scene: Data, order: number) => ({
    ingredient: scene.id,
    template: scene.ingredientTemplateId,
    order,
    images: scene.images,
    texts: scene.texts.map((text: Data) =>
      order === 0 && text.id === 'headline' ? { ...text, value: HEADLINE } : text,
    ),
    colors: scene.colors,
    ...(scene.background ? { background: scene.background } : {}),
  }));
  const { audio, musicKit, fontFamily } = project;
  const name = 'Bread for the week';
  await call('PUT', `/v2/project/${id}`, { name, customisations, audio, musicKit, fontFamily, organisation });
}

/** A short video with a link and a comment. */
async function exportAndShare(call: Call): Promise<void> {
  const [template] = await call('GET', '/v2/template?perPage=1');
  const { id } = await call('POST', '/v1/project', { templateId: template.id });
  await call('POST', `/v2/project/${id}/render?resolution=720p&quality=small`);
  await expect
    .poll(async () => (await call('GET', `/v1/project/${id}/status`)).status, { timeout: 120_000 })
    .toBe('done');
  await call('POST', `/v1/project/${id}/share`, { allowComments: true });
}

async function answerSurvey(call: Call): Promise<void> {
  const questions = [{ id: 'why', type: 'openText', headline: 'Why us?', required: false }];
  const survey = await call('POST', '/v1/survey', { survey: { name: 'Guests', status: 'inProgress', questions } });
  const answer = { surveyId: survey.id, finished: true, data: { why: 'The smell in the morning' } };
  await call('POST', `/v1/client/${survey.environmentId}/responses`, answer);
}

/** What people have made, without what the library and its versions say of it. */
export async function readWork(call: Call): Promise<object> {
  const { email, role, firstName, products } = await call('GET', '/v1/user');
  const projects = await call('GET', '/v1/project?perPage=50');
  const surveys = await call('GET', '/v1/survey');
  const ofEach = async (path: (project: Data) => string) =>
    Promise.all(projects.map((project: Data) => call('GET', path(project))));
  return lasting({
    user: { email, role, firstName, products },
    projects: (await ofEach(({ id }) => `/v2/project/${id}`)).map(madeOf),
    favourites: projects.map(({ id, isFavourite }: Data) => ({ id, isFavourite })),
    exports: await ofEach(({ id }) => `/v1/project/${id}/render`),
    shares: await ofEach(({ id }) => `/v1/project/${id}/share`),
    brands: await call('GET', '/v1/organisation'),
    media: await call('GET', '/v1/media?perPage=50'),
    keys: await call('GET', '/v1/api-key'),
    surveys,
    responses: await Promise.all(surveys.map(({ id }: Data) => call('GET', `/v1/survey/${id}/response`))),
  }) as object;
}

function madeOf({ id, name, ratio, musicKit, fontFamily, ingredients }: Data): object {
  const scenes = ingredients.map((scene: Data) => {
    const { ingredientTemplateId, texts, images, colors, background } = scene;
    return { ingredientTemplateId, texts, images, colors, background };
  });
  return { id, name, ratio, musicKit, fontFamily, scenes };
}

/** Without addresses, which are signed anew, and without times that go on. */
function lasting(value: unknown): unknown {
  if (typeof value === 'string' && /^(https?:)?\/\//.test(value)) return 'an address';
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !/(At|lastUsed|lastSeen)$/.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, lasting(inner)]));
}
