/**
 * The root of all stores: one account on one page. Two of them know nothing of each other, so that two elements with
 * two accounts live side by side.
 */

import { type Clock, steadyClock, systemClock } from '../base/clock';
import { createEmitter, type Emitter } from '../base/emitter';
import { type ClientOptions, createClient, openSession } from '../client/client';
import type { Fetch } from '../client/request/request';
import type { GetAccessToken } from '../client/session/host-credentials';
import type { SecurityStorage } from '../client/session/security-state';
import type { Id } from '../contract/schemas/ids';
import type { MessageOverrides, Translator } from '../i18n/translator';
import type { SceneCompiler } from '../scene/compiling/compile-composition';
import type { Tracker } from '../tracker/tracker';
import { BrandsStore } from './brand/brands-store';
import { FontsStore } from './compiling/fonts-store';
import { createLottieDocuments, loadDocumentsAhead } from './compiling/lottie-documents';
import type { DraftStorage } from './drafts/draft-storage';
import type { HistoryStorage } from './drafts/history-storage';
import type { EditingDependencies } from './editor/create-editor';
import type { EditorSignals } from './editor/editor-store';
import { ProjectsAhead } from './editor/opening/projects-ahead';
import { DownloadsStore } from './export/downloads-store';
import { LanguageStore } from './language-store';
import { LibraryStore } from './library/library-store';
import { MediaStore } from './media/media-store';
import { MusicStore } from './music/music-store';
import type { ComposeAudio } from './music/proposals-store';
import { PreferencesStore } from './preferences-store';
import { ProjectsStore } from './project/projects-store';
import { localSecurityStorage } from './session/local-security-storage';
import { SessionStore } from './session/session-store';
import type { SpotreelEvents } from './spotreel-events';
import type { StoreContext } from './store-context';
import { madeOnce } from './timing/once';
import { ToastStore } from './toast-store';
import { trackUsage } from './tracking/usage-tracking';

/** Server address and browser storage of `createSpotreel`. */
export interface SpotreelOptions {
  /** Base address of `/api`: an origin, a path, or '' (the default) for the page's own origin. */
  apiBase?: string | undefined;
  /** Storage of the session between visits. Default: localStorage under `spotreel.security`. */
  storage?: SecurityStorage | undefined;
  /** A host page that owns the session; then `storage`, `signIn` and `signOut` are not used. */
  getAccessToken?: GetAccessToken | undefined;
  /**
   * Storage of unsaved edits for a later visit. Default: IndexedDB under `spotreel.drafts`. Drafts belong to the user
   * who made them, outlive a logout, and are shown to no other user.
   */
  drafts?: DraftStorage | undefined;
  /**
   * Storage of the undo history of a tab for a reload. Default: IndexedDB under `spotreel.histories`, 40 histories at
   * most. It is read in the tab and by the user that made it, and only where the project is as it was then.
   */
  histories?: HistoryStorage | undefined;
  /** Words that replace those of the catalogue. */
  messages?: MessageOverrides | undefined;
  /** Language of the screens, as a BCP 47 tag. Its words are loaded at once. Default `en`. */
  locale?: string | undefined;
  /**
   * Compiles one scene for the preview, usually in a worker (`createSceneCompiler(…).compile`). Default, and where it
   * rejects with `playback_failed`: the server compiles, a round trip a change.
   */
  compileScene?: SceneCompiler | undefined;
  /** Address of `export-worker.js`; null: no export on this device. Default: `/player/export-worker.js` of the server. */
  exportWorkerUrl?: string | null | undefined;
  /** Default: the composer on this thread. */
  compose?: ComposeAudio | undefined;
  /** Sends usage events (sign-ins, new projects, page views). Default: false. */
  tracking?: boolean | undefined;
  /** Origin that usage events go to, below `/api/track`; a function is asked for each event, which waits for it. Default: `apiBase`. */
  trackingUrl?: string | (() => Promise<string>) | undefined;
  /**
   * True: a project made from the library is listed before anything in it was changed. False: it is listed once it was
   * changed, exported or marked as favourite, and deleted when it stays untouched for 30 days. Default: true, for pages
   * that remember the ids of projects themselves.
   */
  keepUntouchedProjects?: boolean | undefined;
  /** Default: the platform's. */
  fetch?: Fetch | undefined;
  /** Default: the computer's own clock. */
  clock?: Clock | undefined;
  /** Milliseconds until a call is given up. Default: never. */
  timeoutMs?: number | undefined;
}

/** Everything that one account's screens share. */
export interface Spotreel {
  /** Words in the language of the moment. */
  readonly t: Translator;
  readonly language: LanguageStore;
  readonly on: Emitter<SpotreelEvents>['on'];
  readonly session: SessionStore;
  readonly library: LibraryStore;
  readonly projects: ProjectsStore;
  readonly downloads: DownloadsStore;
  readonly media: MediaStore;
  readonly music: MusicStore;
  readonly brands: BrandsStore;
  readonly fonts: FontsStore;
  readonly toasts: ToastStore;
  readonly preferences: PreferencesStore;
  /** Reports page views, where `tracking` is on. It detects other events itself. */
  readonly tracker: Pick<Tracker, 'viewPage'>;
  /** Dependencies of `createEditor`. */
  readonly editing: EditingDependencies;
  /**
   * Requests a project that an editor is about to open, before the page knows who is logged in. Does nothing without
   * a session.
   */
  openAhead(projectId: Id<'project'>): void;
  /** Saves what is unsaved in open editors, then lets go of everything. Never rejects. */
  close(): Promise<void>;
  /** Lets go of everything at once. */
  dispose(): void;
}

/**
 * Nothing is fetched before `session.restore()` or another action asks for it.
 *
 * @example
 * ```ts
 * import { createSpotreel } from '@spotreel/sdk';
 *
 * const spotreel = createSpotreel({ apiBase: 'https://videos.example.com' });
 * const failure = await spotreel.session.signIn({ email: 'you@example.com', password: 'your password' });
 * if (failure) console.error(failure.message);
 * ```
 */
export function createSpotreel(options: SpotreelOptions = {}): Spotreel {
  const { context, session, events, language } = connect(options);
  const sessionStore = new SessionStore(context, session);
  events.on('auth-required', sessionStore.expire);
  const stores = createStores(context, sessionStore);
  const { library, music } = stores;
  const signals = createEmitter<EditorSignals>();
  const opening = prepareOpening(context, options);
  const dispose = () => {
    signals.emit('dispose', undefined);
    signals.clear();
    disposeStores(stores);
    sessionStore.dispose();
    session?.dispose();
    events.clear();
  };
  return {
    t: language.t,
    language,
    on: events.on,
    session: sessionStore,
    ...stores,
    tracker: trackUsage({
      enabled: options.tracking === true,
      baseUrl: options.trackingUrl ?? options.apiBase ?? '',
      session,
      sessionStore,
      events,
    }),
    editing: { context, library, music, session: sessionStore, options, signals, ...opening },
    openAhead(projectId) {
      if (session?.state.authenticated) openAhead(opening, projectId);
    },
    async close() {
      await closeEditors(signals);
      dispose();
    },
    dispose,
  };
}

/** Loaders for opening a project in an editor: the project itself, and the documents of its scenes. */
function prepareOpening({ client, steady }: StoreContext, { fetch = globalThis.fetch }: SpotreelOptions) {
  return {
    ahead: new ProjectsAhead((projectId) => client.project({ params: { projectId } }), steady),
    loadLottie: createLottieDocuments((url) => fetch(url, { credentials: 'omit' })),
  };
}

function openAhead({ ahead, loadLottie }: ReturnType<typeof prepareOpening>, projectId: Id<'project'>): void {
  ahead.ask(projectId).then(
    (project) => loadDocumentsAhead(loadLottie, project),
    () => {}, // reported to the editor, which takes the same answer
  );
}

/** The stores that read nothing before they are asked. */
function createStores(context: StoreContext, session: SessionStore) {
  return {
    library: new LibraryStore(context),
    music: new MusicStore(context),
    projects: new ProjectsStore(context),
    media: new MediaStore(context),
    preferences: new PreferencesStore(),
    downloads: new DownloadsStore(context, session),
    brands: new BrandsStore(context, session.$limits),
    fonts: new FontsStore(context),
    toasts: context.toasts,
  };
}

function disposeStores({ projects, media, preferences, toasts }: ReturnType<typeof createStores>): void {
  projects.stop();
  media.dispose();
  preferences.dispose();
  toasts.dispose();
}

/** Resolves when every open editor has saved, or has failed to. */
async function closeEditors(signals: Emitter<EditorSignals>): Promise<void> {
  const saves: Promise<void>[] = [];
  signals.emit('close', { waitFor: (saved) => saves.push(saved) });
  await Promise.allSettled(saves);
}

function connect(options: SpotreelOptions) {
  const { apiBase: baseUrl = '', fetch, timeoutMs, clock = systemClock, getAccessToken } = options;
  const steady = options.clock ?? steadyClock;
  const events = createEmitter<SpotreelEvents>();
  const language = new LanguageStore(options.messages, options.locale);
  const connection = { baseUrl, fetch, timeoutMs, language: () => language.wanted };
  const requireAuth = (reason: string) => events.emit('auth-required', { reason });
  const session = getAccessToken
    ? undefined
    : openSession({ ...connection, storage: options.storage ?? localSecurityStorage(), clock: steady });
  session?.on('auth-required', ({ reason }) => requireAuth(reason));
  const clientOptions: ClientOptions = session
    ? { ...connection, session }
    : { ...connection, getAccessToken: getAccessToken ?? (() => null), onAuthRequired: requireAuth };
  const client = createClient(clientOptions);
  const operators = madeOnce(() =>
    import('../client/operator-client').then((loaded) => loaded.createOperatorClient(clientOptions)),
  );
  const accounts = madeOnce(() =>
    import('../client/account-client').then((loaded) => loaded.createAccountClient(clientOptions)),
  );
  const keepsUntouched = options.keepUntouchedProjects ?? true;
  const { t } = language;
  const toasts = new ToastStore();
  const words = { t, language: connection.language };
  const context = { client, operators, accounts, ...words, clock, steady, toasts, events, keepsUntouched };
  return { context, session, events, language };
}
