/** A video behind a link, for visitors without an account. One a page. */
import { atom } from 'nanostores';
import type { SharedVideo, ShareVisit } from '../../contract/sharing/share';
import type { ShareComment, ShareCommentCreate } from '../../contract/sharing/share-comment';
import { type Failure, failureOf } from '../failure';
import { createForm } from '../resource/form';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { sessionVisits, type VisitMemory } from './visit-memory';

/** State of the page of a link. */
export interface SharedVideoState {
  /**
   * `password`: it is asked for. `expired`, `revoked`, `missing`: the link shows nothing. `failed`: it could not be asked,
   * `failure` says why.
   */
  readonly status: 'loading' | 'ready' | 'password' | 'expired' | 'revoked' | 'missing' | 'failed';
  readonly video: SharedVideo | undefined;
  /** A password is being checked. */
  readonly isChecking: boolean;
  /** Reason why the password was refused, or why the link could not be loaded. */
  readonly failure: Failure | undefined;
}

const LOADING: SharedVideoState = { status: 'loading', video: undefined, isChecking: false, failure: undefined };

const ENDINGS: Readonly<Record<string, SharedVideoState['status']>> = {
  share_password_required: 'password',
  share_password_wrong: 'password',
  share_expired: 'expired',
  share_revoked: 'revoked',
  not_found: 'missing',
  validation_failed: 'missing',
};

/** The video of a link. `visits`: what this browser session remembers; by default in its storage. */
export function createSharedVideo(
  { editing: { context } }: Pick<Spotreel, 'editing'>,
  token: string,
  visits: VisitMemory = sessionVisits(),
) {
  const $state = atom<SharedVideoState>(LOADING);
  const onWritten = (written: ShareComment) => $state.set(withComment($state.get(), written));
  const comments = createCommentWriting({ context, token, visits, onWritten });

  async function open(more: Pick<ShareVisit, 'password'>): Promise<void> {
    const { countedOn, admission } = visits.read(token);
    const body = { token, ...more, ...(countedOn && { countedOn }), ...(admission && { admission }) };
    const video = await (await context.accounts()).openShare({ body });
    const { author } = visits.read(token);
    visits.write(token, { countedOn: video.countedOn, admission: video.admission ?? undefined, author });
    $state.set({ ...LOADING, status: 'ready', video });
  }

  function refused(thrown: unknown, isPassword: boolean): void {
    $state.set(refusedState(failureOf(thrown, context.t, 'failure.unknown'), isPassword));
  }

  return {
    $state,
    ...comments,
    /** Never rejects. */
    async load(): Promise<void> {
      $state.set({ ...LOADING, video: $state.get().video });
      await open({}).catch((thrown) => refused(thrown, false));
    },
    /** Never rejects: a wrong password is in `failure`. */
    async enter(password: string): Promise<void> {
      if ($state.get().isChecking) return;
      $state.set({ ...LOADING, status: 'password', isChecking: true });
      await open({ password }).catch((thrown) => refused(thrown, true));
    },
  };
}

function refusedState(failure: Failure, isPassword: boolean): SharedVideoState {
  const status = ENDINGS[failure.code] ?? (isPassword ? 'password' : 'failed');
  const hasWords = failure.code === 'share_password_wrong' || !(failure.code in ENDINGS);
  return { ...LOADING, status, failure: hasWords ? failure : undefined };
}

function withComment(state: SharedVideoState, written: ShareComment): SharedVideoState {
  const { video } = state;
  if (!video) return state;
  const comments = [...(video.comments ?? []), written].toSorted((one, other) => one.atSeconds - other.atSeconds);
  return { ...state, video: { ...video, comments } };
}

/** Result of `createSharedVideo`. */
export type SharedVideoStore = ReturnType<typeof createSharedVideo>;

/** Comments that a visitor writes on a shared video. */
interface CommentWritingParts {
  readonly context: StoreContext;
  readonly token: string;
  readonly visits: VisitMemory;
  /** A comment was taken. */
  onWritten(comment: ShareComment): void;
}

function createCommentWriting({ context, token, visits, onWritten }: CommentWritingParts) {
  const form = createForm(context.t);
  return {
    /** The last comment that was sent: whether it is under way, and why it was refused. */
    $comment: form.$state,
    /** The name under an earlier comment in this session of the browser. */
    author: () => visits.read(token).author ?? '',
    /** Writes a comment. True: it was taken, and is in the list. Never rejects. */
    async write(words: Pick<ShareCommentCreate, 'author' | 'text' | 'atSeconds'>): Promise<boolean> {
      const visit = visits.read(token);
      const body = { token, ...words, ...(visit.admission && { admission: visit.admission }) };
      const written = await form.send(async () => (await context.accounts()).writeShareComment({ body }));
      if (!written) return false;
      visits.write(token, { ...visit, author: words.author });
      onWritten(written);
      return true;
    },
  };
}
