/** The files of one question while it is on show: checked, sent one by one, taken back. */
import { attempted } from '@spotreel/sdk/base';
import type { QuestionOf } from '@spotreel/sdk/contract';
import { type FileProblem, maxMegabytes, takeFiles } from '@spotreel/sdk/survey';
import { SurveyError } from '../survey-error';
import type { QuestionBodyProps } from '../ui/question-body';
import { type EnglishText, english, type Say } from '../words/english';

/** One file as the list shows it. */
export interface FileRow {
  /** Shows what share of it is out, 0 to 1. */
  progress(share: number): void;
  /** The service has it. */
  done(): void;
  remove(): void;
}

export interface FileListView {
  /** @param onRemove somebody takes the file back. */
  addRow(name: string, onRemove: () => void): FileRow;
  /** @param count how many there are now. */
  onCount(count: number): void;
}

interface ListedFile {
  readonly row: FileRow;
  /** Where the service keeps it; undefined while it is on its way. */
  url?: string;
  /** Stops sending it. */
  readonly life: AbortController;
}

/** Shown as the service says it (docs/rules/surveys.md#files). */
const TOO_BIG_FOR_SERVICE = 'File size exceeds the 10 MB limit';
const PROBLEMS = {
  no_file: english.selectFile,
  too_many_files: english.oneFile,
  too_large: english.fileTooBig,
  wrong_type: english.noValidFiles,
} satisfies Record<FileProblem, EnglishText>;
/** Of one file among others. */
const REASONS = { too_large: english.fileTooBig, wrong_type: english.wrongFileType };

/** Returns what takes the files that somebody chose. */
export function keepFiles(
  props: QuestionBodyProps<'fileUpload'>,
  { addRow, onCount }: FileListView,
): (chosen: readonly File[]) => void {
  const { question, say, onDraft } = props;
  const files = new Set<ListedFile>();
  /** Why files were refused, one line each, until the visitor chooses files again or removes one. */
  let notices: readonly string[] = [];

  const listed = (name: string): ListedFile => {
    const takeBack = () => {
      notices = [];
      remove(file);
    };
    const file = { row: addRow(name, takeBack), life: new AbortController() };
    files.add(file);
    onCount(files.size);
    return file;
  };
  const keep = (file: ListedFile, url: string) => {
    file.url = url;
    file.row.done();
  };
  const changed = () => {
    const urls = [...files].flatMap(({ url }) => url ?? []);
    const isBusy = urls.length < files.size;
    onDraft({
      answer: urls.length > 0 ? urls : undefined,
      problem: isBusy ? say(english.uploadRunning) : undefined,
      notice: notices.join('\n'),
    });
  };
  const remove = (file: ListedFile) => {
    file.life.abort();
    file.row.remove();
    files.delete(file);
    onCount(files.size);
    changed();
  };
  /** Names the file, unless it was the only one. */
  const refuse = (name: string, why: string) => {
    notices = files.size + notices.length > 0 ? [...notices, `${name}: ${why}`] : [why];
    changed();
  };

  async function send(file: File, entry: ListedFile): Promise<void> {
    const { signal } = entry.life;
    const onProgress = entry.row.progress;
    try {
      const url = await props.storeFile({ file, upload: uploadOf(file, question), onProgress, signal });
      if (signal.aborted) return;
      keep(entry, url);
      changed();
    } catch (thrown) {
      if (signal.aborted) return;
      remove(entry);
      refuse(file.name, failureText(thrown, say));
    }
  }

  // files of an earlier visit to the question: their addresses are all that is known
  for (const url of Array.isArray(props.answer) ? props.answer : []) {
    keep(listed(nameIn(url)), url);
  }
  props.signal.addEventListener('abort', () => {
    for (const { life } of files) life.abort();
  });
  return (chosen) => {
    const { files: taken, problem, refused } = takeFiles(question, chosen, files.size > 0);
    const n = maxMegabytes(question);
    notices = problem
      ? [say(PROBLEMS[problem], { n })]
      : refused.map(({ file, problem }) => `${file.name}: ${say(REASONS[problem], { n })}`);
    for (const file of taken) void send(file, listed(file.name));
    changed();
  };
}

function nameIn(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  return attempted(() => decodeURIComponent(last)) ?? last;
}

function uploadOf({ name, type }: File, { allowedFileExtensions }: QuestionOf<'fileUpload'>) {
  return {
    fileName: name,
    fileType: type || 'application/octet-stream',
    ...(allowedFileExtensions?.length ? { allowedFileExtensions } : {}),
  };
}

function failureText(thrown: unknown, say: Say): string {
  const isTooBig = thrown instanceof SurveyError && thrown.responseMessage === TOO_BIG_FOR_SERVICE;
  return isTooBig ? TOO_BIG_FOR_SERVICE : say(english.uploadFailed);
}
