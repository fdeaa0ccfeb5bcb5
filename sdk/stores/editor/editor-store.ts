/** One open project: loading it, editing it, keeping it saved; its picture, its music and its renders. */

import { atom, type ReadableAtom } from 'nanostores';
import type { Emitter } from '../../base/emitter';
import { SpotreelError } from '../../base/errors';
import type { AccountLimits } from '../../contract/account/user';
import type { RenderChoices } from '../../contract/export/render';
import type { Project } from '../../contract/project/project';
import type { Id } from '../../contract/schemas/ids';
import type { EditorProject } from '../../project/editor-project';
import type { History } from '../../project/history/history';
import { fromProject } from '../../project/load';
import { firstTrack } from '../../project/saving/blender-save';
import { saveableOf } from '../../project/saving/held-back';
import { CompositionStore } from '../compiling/composition-store';
import { type LoadLottie, loadDocumentsAhead } from '../compiling/lottie-documents';
import type { CompilePicture } from '../compiling/picture-compiler';
import { DraftKeeper } from '../drafts/draft-keeper';
import type { DraftStorage } from '../drafts/draft-storage';
import { HistoryKeeper } from '../drafts/history-keeper';
import type { HistoryStorage } from '../drafts/history-storage';
import { PROJECT_DRAFTS, type ProjectDrafts } from '../drafts/project-drafts';
import type { RestoredDraft } from '../drafts/read-draft';
import { RenderStore } from '../export/render-store';
import { type Failure, failureOf, isAborted } from '../failure';
import type { LibraryStore } from '../library/library-store';
import type { MusicStore } from '../music/music-store';
import { type ComposeAudio, ProposalsStore } from '../music/proposals-store';
import { KeyframesStore } from '../stills/keyframes-store';
import type { StoreContext } from '../store-context';
import { FeedbackStore, type PopUps } from '../tracking/feedback-store';
import { EditorDocument } from './document/editor-document';
import { EditorEnvironment } from './document/editor-environment';
import { NameFollowing } from './document/name-following';
import { EditorActions } from './editor-actions';
import { EditorViews } from './editor-views';
import type { ProjectsAhead } from './opening/projects-ahead';
import { PictureCrops } from './pictures/picture-crops';
import type { SavedElsewhere } from './saving/other-tabs';
import type { PendingSaves } from './saving/pending-saves';
import { RepairsStore } from './saving/repairs-store';
import { saveCall } from './saving/save-call';
import { Saver, type SaverPorts } from './saving/saver';
import type { Merging } from './saving/version-merging';
import { VersionsStore } from './saving/versions';

export interface EditorState {
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  readonly failure?: Failure | undefined;
}

/** Signals from its account that an open editor reads. */
export interface EditorSignals {
  /** The connection or the session is back: what is unsaved may be saved now. */
  resume: undefined;
  /** Another tab has saved a project. */
  'saved-elsewhere': { readonly projectId: Id<'project'>; readonly version: number };
  /** The account is about to go: save, and say how long that takes. */
  close: { readonly waitFor: (saved: Promise<void>) => void };
  dispose: undefined;
}

export interface EditorDependencies {
  readonly context: StoreContext;
  readonly library: LibraryStore;
  readonly music: MusicStore;
  readonly $limits: ReadableAtom<AccountLimits>;
  readonly compile: CompilePicture;
  readonly compose: ComposeAudio;
  readonly signals: Emitter<EditorSignals>;
  readonly pendingSaves: PendingSaves;
  readonly drafts: DraftStorage;
  readonly histories: HistoryStorage;
  readonly popUps: PopUps;
  readonly ahead: ProjectsAhead;
  readonly loadLottie: LoadLottie;
  /** Reports a save to the other tabs of this browser. */
  readonly reportSaved: (saved: SavedElsewhere) => void;
  /** The account of these edits; undefined while it is unknown, then drafts are not kept. */
  account(): string | undefined;
}

/** One open project: its document, saves, preview and renders. Its parts are stores of their own. */
export class EditorStore {
  readonly $state = atom<EditorState>({ status: 'idle' });
  readonly document: EditorDocument;
  readonly environment: EditorEnvironment;
  readonly views: EditorViews;
  readonly actions: EditorActions;
  readonly picture: CompositionStore;
  readonly proposals: ProposalsStore;
  readonly render: RenderStore;
  readonly keyframes: KeyframesStore;
  readonly feedback: FeedbackStore;
  readonly crops: PictureCrops;
  readonly versions: VersionsStore;
  readonly repairs: RepairsStore;
  readonly #drafts: ProjectDrafts;
  readonly #histories: HistoryKeeper;
  readonly #account: () => string | undefined;
  readonly #saver: Saver;
  readonly #context: StoreContext;
  readonly #signals: Emitter<EditorSignals>;
  readonly #pendingSaves: PendingSaves;
  readonly #ahead: ProjectsAhead;
  readonly #loadLottie: LoadLottie;
  #unsubscribe: (() => void)[] = [];
  #opening: AbortController | undefined;

  constructor(dependencies: EditorDependencies) {
    const { context, library, music, $limits, compile, compose, signals, pendingSaves } = dependencies;
    this.#context = context;
    this.#signals = signals;
    this.#pendingSaves = pendingSaves;
    this.#ahead = dependencies.ahead;
    this.#loadLottie = dependencies.loadLottie;
    const fetchMedia = (mediaId: Id<'media'>) => context.client.media({ params: { mediaId } });
    this.crops = new PictureCrops(fetchMedia);
    this.environment = new EditorEnvironment(library, music, fetchMedia);
    const names = new NameFollowing(this.environment);
    this.document = new EditorDocument(
      context.clock,
      (project) => this.#edited(project),
      (before, edited) => names.follow(before, edited),
    );
    this.#account = dependencies.account;
    this.#drafts = new DraftKeeper(dependencies.drafts, PROJECT_DRAFTS, context.clock);
    this.#histories = new HistoryKeeper(dependencies.histories, context.clock);
    this.#saver = new Saver(context, pendingSaves, this.#drafts, this.#saving(dependencies));
    this.repairs = new RepairsStore(this.document, this.environment, music, compose);
    const { document, environment } = this;
    const parts = { document, environment, saver: this.#saver, drafts: this.#drafts };
    this.versions = new VersionsStore(context, parts, this.repairs, names);
    this.views = new EditorViews(parts, $limits, context.t);
    this.actions = new EditorActions(this.document, this.environment, this.views, context);
    this.picture = new CompositionStore(context, compile, this.document, this.environment);
    this.proposals = new ProposalsStore(context, compose, music, this.views, this.actions);
    this.render = new RenderStore(context);
    this.keyframes = new KeyframesStore(context);
    this.feedback = new FeedbackStore(context, dependencies.popUps);
  }

  /** Updates the other parts after an edit. */
  #edited(project: EditorProject): void {
    this.#saver.edited();
    this.render.outdate();
    void this.environment.follow(project);
  }

  /** Reads of the saver from the other parts, and the effects of a save. */
  #saving({ context, account: accountOf, reportSaved }: EditorDependencies): SaverPorts {
    return {
      project: () => this.document.$project.get(),
      prepare: () => this.#takeFirstTrack(),
      saveCall: (project, version) =>
        saveCall(context.client, project, version, this.environment.$blender.get() ? 'blender' : 'lottie'),
      saveable: (project, saved) => saveableOf(project, saved, this.environment.$templates.get().byId),
      merge: (stale) => this.versions.mergeUnasked(stale),
      saved: (projectId, version) => {
        this.keyframes.outdate();
        this.render.outdate();
        const account = accountOf();
        if (account) reportSaved({ account, projectId, version });
      },
    };
  }

  /** Resets the editor and then fills it (docs/rules/editor.md#opening). Never rejects: `$state` says how it went. */
  readonly open = async (projectId: Id<'project'>): Promise<void> => {
    this.#reset();
    const controller = new AbortController();
    this.#opening = controller;
    this.#unsubscribe = [
      this.#signals.on('resume', this.#resume),
      this.#signals.on('saved-elsewhere', ({ projectId: saved, version }) => {
        if (saved === projectId) void this.#saver.meetNewer(version);
      }),
      this.#signals.on('close', ({ waitFor }) => waitFor(this.close())),
      this.#signals.on('dispose', this.abandon),
    ];
    this.$state.set({ status: 'loading' });
    try {
      await this.#pendingSaves.settled(projectId);
      const ask = () => this.#context.client.project({ params: { projectId }, signal: controller.signal });
      const wire = await (this.#ahead.take(projectId)?.catch(ask) ?? ask());
      if (this.#opening !== controller) return;
      loadDocumentsAhead(this.#loadLottie, wire);
      this.#drafts.open(this.#account(), wire.id);
      const kept = this.#histories.open(this.#account(), wire.id);
      const draft = await this.#drafts.restore(fromProject(wire));
      const merging = draft && (await this.versions.prepare());
      const historyOf = await readerOf(await kept);
      if (this.#opening === controller) this.#fill(wire, merging && { draft, merging }, historyOf);
    } catch (thrown) {
      if (this.#opening !== controller || isAborted(thrown)) return;
      this.$state.set({ status: 'error', failure: failureOf(thrown, this.#context.t, 'failure.projectLoad') });
    }
  };

  /** Saves at once; false when that failed. */
  readonly save = (): Promise<boolean> => this.#saver.flush();

  /** Saves, then asks for a render and follows it; `render.$render` says how it goes. */
  readonly requestRender = async (choices?: RenderChoices): Promise<void> => {
    const projectId = this.document.$project.get()?.id;
    if (projectId) await this.render.request(projectId, this.#saveWhole, choices);
  };

  /** Saves, then asks for stills of all scenes and follows them; `keyframes.$keyframes` says how it goes. */
  readonly requestKeyframes = async (): Promise<void> => {
    const projectId = this.document.$project.get()?.id;
    if (projectId) await this.keyframes.request(projectId, this.#saveMost);
  };

  /** Shows the stills of the scenes; requests them when none were ever requested. */
  readonly openKeyframes = async (): Promise<void> => {
    const projectId = this.document.$project.get()?.id;
    if (!projectId) return;
    await this.keyframes.look(projectId);
    if (this.keyframes.$keyframes.get().status === 'not_requested') await this.requestKeyframes();
  };

  /** The connection or the session is back: do not wait for the next try. */
  readonly retrySave = (): void => this.#saver.hurry();

  /** Saves, and brings what could not be had before. */
  readonly #resume = (): void => {
    this.retrySave();
    this.#histories.flush();
    void this.#saver.look();
    this.picture.retry();
    const project = this.document.$project.get();
    if (project) void this.environment.follow(project);
  };

  /** Saves what is unsaved and lets go of the project. */
  readonly close = async (): Promise<void> => {
    const opening = this.#opening;
    this.#histories.flush();
    if (this.document.$project.get()) await this.#saver.flush();
    // A project may have been opened while this one was saved.
    if (this.#opening === opening) this.abandon();
  };

  /** Lets go of the project without saving. */
  readonly abandon = (): void => this.#reset();

  /** Throws what is held back: a video without it would not be the one on the screen. */
  readonly #saveWhole = async (): Promise<boolean> => {
    const isSaved = await this.save();
    const failure = this.#saver.$failure.get();
    if (!isSaved && failure?.code === 'text_too_long') throw new SpotreelError('text_too_long', failure.message);
    return isSaved;
  };

  /** Stills show the scenes as far as they are saved. */
  readonly #saveMost = async (): Promise<boolean> =>
    (await this.save()) || this.#saver.$failure.get()?.code === 'text_too_long';

  /** A Blender project that was never rendered is not saved without music while there is some (docs/rules/editor.md#saving). */
  #takeFirstTrack(): void {
    const project = this.document.$project.get();
    const blender = this.environment.$blender.get();
    if (!project || !blender) return;
    const track = firstTrack(project, this.render.$render.get().renders.length === 0, blender.audioList);
    if (track === undefined) return;
    const { musicKitId } = project;
    this.document.absorb([{ type: 'set-music', musicKitId, audio: [track] }]);
  }

  #reset(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#unsubscribe = [];
    this.#opening?.abort();
    this.#opening = undefined;
    this.#drafts.close();
    this.#histories.close();
    this.#saver.stop();
    this.document.replace(null);
    this.environment.clear();
    this.proposals.clear();
    void this.picture.audition(null);
    this.render.stop();
    this.keyframes.clear();
    this.$state.set({ status: 'idle' });
  }

  /** `historyOf`: what was done in this tab before, where it led to just this project. */
  #fill(
    wire: Project,
    left: { draft: RestoredDraft; merging: Merging } | undefined,
    historyOf: (project: EditorProject) => History | undefined,
  ): void {
    const project = fromProject(wire);
    this.environment.fill(wire);
    this.#saver.begin(wire.version, project);
    this.document.replace(project);
    if (left && !this.versions.putBack(left.draft, wire, left.merging)) this.#drafts.forget();
    this.#restoreHistory(historyOf);
    this.$state.set({ status: 'ready' });
    void this.environment.follow(project);
    void this.render.watch(wire.id);
    this.feedback.fill(wire.id, wire.feedback);
  }

  #restoreHistory(historyOf: (project: EditorProject) => History | undefined): void {
    const { $project } = this.document;
    const project = $project.get();
    // a conflict that is to be decided keeps the other version one undo away
    const before = project && !this.#saver.$stale.get() ? historyOf(project) : undefined;
    if (before) this.document.restoreHistory(before);
    const doneByNow = () => {
      const now = $project.get();
      return now ? { project: now, history: this.document.history } : undefined;
    };
    this.#unsubscribe.push($project.listen(() => this.#histories.changed(doneByNow)));
  }
}

/** Its code comes with the first history that is found. */
async function readerOf(kept: unknown): Promise<(project: EditorProject) => History | undefined> {
  if (kept === undefined) return () => undefined;
  const { readHistory } = await import('../../project/stored/stored-history');
  return (project) => readHistory(kept, project);
}
