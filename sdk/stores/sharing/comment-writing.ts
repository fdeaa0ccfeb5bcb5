/** Comments that a visitor writes on a shared video. */
import type { ShareComment, ShareCommentCreate } from '../../contract/schemas/share-comment';
import { createForm } from '../account/form';
import type { StoreContext } from '../store-context';
import type { VisitMemory } from './visit-memory';

export interface CommentWritingParts {
  readonly context: StoreContext;
  readonly token: string;
  readonly visits: VisitMemory;
  /** A comment was taken. */
  onWritten(comment: ShareComment): void;
}

export function createCommentWriting({ context, token, visits, onWritten }: CommentWritingParts) {
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
