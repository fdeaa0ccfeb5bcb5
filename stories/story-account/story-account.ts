import { memorySecurityStorage } from '@spotreel/sdk/client';
import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import { createComposer, createSceneCompiler } from '@spotreel/sdk/internal/player';
import {
  createEditor,
  createSpotreel,
  memoryDraftStorage,
  type Spotreel,
  type SpotreelOptions,
} from '@spotreel/sdk/internal/stores';
import { type Library, readLibrary } from './library-data';
import type { StoryAnswers } from './story-call';
import { storyServer } from './story-server';
import { localeOf, type StoryLocale, wordsOf } from './words';

/** Accounts that stay open: a page of documentation shows several stories at once. */
const MOST_OPEN = 12;

const open = new Map<string, Promise<Spotreel>>();
let library: Promise<Library> | undefined;

/** The built library, read once for all stories. */
export function storyLibrary(): Promise<Library> {
  library ??= fetch('/library/manifest.json')
    .then((answer) => answer.json() as Promise<LibraryManifest>)
    .then(readLibrary);
  return library;
}

/** The signed-in account of one story: the same one while only its arguments change. */
export function storyAccount(story: string, locale: StoryLocale, answers: StoryAnswers): Promise<Spotreel> {
  const key = `${story} ${locale}`;
  const account = open.get(key) ?? signedIn(locale, answers);
  open.delete(key);
  open.set(key, account);
  const [oldest] = open.keys();
  if (open.size > MOST_OPEN && oldest !== undefined) {
    void open.get(oldest)?.then((old) => old.close());
    open.delete(oldest);
  }
  return account;
}

async function signedIn(locale: StoryLocale, answers: StoryAnswers): Promise<Spotreel> {
  const options: SpotreelOptions = {
    storage: memorySecurityStorage(),
    drafts: memoryDraftStorage(),
    fetch: storyServer(await storyLibrary(), answers, locale),
    locale: localeOf(locale),
    messages: wordsOf(locale),
    compileScene: sceneCompiler().compile,
    compose: audioComposer().compose,
  };
  const spotreel = withoutUploadRequests(() => createSpotreel(options));
  // parts of the editor are shown alone, and their words come with it
  createEditor(spotreel);
  await spotreel.session.signIn({ email: 'dana@example.com', password: 'story' });
  return spotreel;
}

/** Uploads go through `fetch`, to the server in memory: an XMLHttpRequest would leave the page. */
function withoutUploadRequests<Value>(make: () => Value): Value {
  const { XMLHttpRequest } = globalThis;
  Object.assign(globalThis, { XMLHttpRequest: undefined });
  try {
    return make();
  } finally {
    Object.assign(globalThis, { XMLHttpRequest });
  }
}

let compiler: ReturnType<typeof createSceneCompiler> | undefined;
let composer: ReturnType<typeof createComposer> | undefined;

/** One worker for all stories. */
function sceneCompiler() {
  compiler ??= createSceneCompiler({ workerUrl: '/player/scene-worker.js', fontsUrl: '/fonts/' });
  return compiler;
}

function audioComposer() {
  composer ??= createComposer({ workerUrl: '/player/composer-worker.js' });
  return composer;
}
