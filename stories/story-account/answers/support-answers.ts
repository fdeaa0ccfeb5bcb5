/** Questions and ideas, of the person and of all people, as long as the story is open. */
import type { DeskThread, SupportThreadCreate } from '@spotreel/sdk/internal/contract';
import type { Library } from '../library-data';
import { pageOf } from '../page-of';
import type { Answers, Asked } from '../story-call';

const AT = '2026-11-20T16:33:10.000Z';
const NOW = '2026-11-23T09:12:00.000Z';
const kim = { id: 2, name: 'Kim Okafor', email: 'kim@juniper.example', tenantName: 'Juniper' };

export function supportAnswers(library: Library): Answers {
  let threads = demoThreads(library);
  const one = ({ params }: Pick<Asked, 'params'>) => threads.find(({ id }) => id === Number(params.threadId));
  const change = (asked: Pick<Asked, 'params'>, values: (thread: DeskThread) => Partial<DeskThread>) => {
    threads = threads.map((thread) => (thread === one(asked) ? { ...thread, ...values(thread) } : thread));
    return one(asked);
  };
  const write = (asked: Asked, isFromSupport: boolean) =>
    change(asked, ({ messages }) => ({
      state: isFromSupport ? 'answered' : 'waiting',
      messages: [
        ...messages,
        { id: messages.length + 100, isFromSupport, text: (asked.body as { text: string }).text, createdAt: NOW },
      ],
    }));
  const listed = (asked: Asked) => threads.filter(({ kind }) => !asked.query.kind || kind === asked.query.kind);
  return {
    supportThreads: (asked) => pageOf(listed(asked), asked),
    supportThread: one,
    createSupportThread: ({ body }) => {
      const { text, files = [], ...content } = body as SupportThreadCreate;
      const messages = [{ id: 90, isFromSupport: false, text, createdAt: NOW }];
      const named = demoFiles(library).filter(({ id }) => files.includes(id));
      const dates = { createdAt: NOW, updatedAt: NOW };
      const sent: DeskThread = {
        ...content,
        ...dates,
        id: 50,
        state: 'waiting',
        isUnread: false,
        person: kim,
        messages,
        files: named,
      };
      threads = [sent, ...threads];
      return sent;
    },
    writeSupportMessage: (asked) => write(asked, false),
    markSupportThreadRead: (asked) => change(asked, () => ({ isUnread: false })),
    deskThreads: (asked) => pageOf(listed(asked), asked),
    deskThread: one,
    answerDeskThread: (asked) => write(asked, true),
    closeDeskThread: (asked) =>
      change(asked, () => ({ state: (asked.body as { closed: boolean }).closed ? 'closed' : 'waiting' })),
  };
}

const demoFiles = (library: Library) =>
  library.media
    .filter(({ type }) => type === 'image')
    .slice(0, 2)
    .map(({ id, name, url, preview }) => ({ id, name, type: 'image' as const, url, previewUrl: preview }));

function demoThreads(library: Library): DeskThread[] {
  const common = { createdAt: AT, updatedAt: AT, person: kim, files: [], isUnread: false };
  const asked = 'The music stops two seconds before the end of my video.\n\nWhat can I do?';
  const answer = 'Open Music and choose “Fade out at the end”. The track then reaches the last scene.';
  return [
    {
      ...common,
      id: 1,
      kind: 'question',
      subject: 'The music ends too early',
      state: 'answered',
      isUnread: true,
      messages: [
        { id: 1, isFromSupport: false, text: asked, createdAt: AT },
        { id: 2, isFromSupport: true, text: answer, createdAt: NOW },
      ],
    },
    {
      ...common,
      id: 2,
      kind: 'question',
      subject: 'Invoices for the whole year',
      state: 'closed',
      messages: [{ id: 3, isFromSupport: false, text: 'Where do I find them?', createdAt: AT }],
    },
    {
      ...common,
      id: 3,
      kind: 'idea',
      subject: 'A style for the night',
      state: 'waiting',
      files: demoFiles(library),
      messages: [{ id: 4, isFromSupport: false, text: 'Dark colors, slow cuts, neon.', createdAt: AT }],
    },
  ];
}
