/** The files of one question while it is on the screen: checked, uploaded one by one, removed. */
import { attempted } from '@spotreel/sdk/internal/base';
import type { Answer, QuestionOf } from '@spotreel/sdk/internal/contract';
import { type FileProblem, maxMegabytes, takeFiles } from '@spotreel/sdk/internal/survey';
import { SurveyError } from '../survey-error';
import type { AnswerDraft } from '../ui/questions/draft';
import type { EnglishText, Say } from '../words/english';
import { englishFiles } from '../words/english-files';
import type { ListedFile } from './listed-file';
import type { StoreFile } from './send-file';

export interface FileActions {
  /** Uploads the files that the question accepts. */
  readonly add: (chosen: readonly File[]) => void;
  readonly remove: (file: ListedFile) => void;
}

export interface KeptFiles extends FileActions {
  /** Files of an earlier visit to the question. */
  readonly listed: readonly ListedFile[];
}

/** The service's own text, shown as it is (survey document, section 5). */
const TOO_BIG_FOR_SERVICE = 'File size exceeds the 10 MB limit';
const PROBLEMS = {
  no_file: englishFiles.selectFile,
  too_many_files: englishFiles.oneFile,
  too_large: englishFiles.fileTooBig,
  wrong_type: englishFiles.noValidFiles,
} satisfies Record<FileProblem, EnglishText>;
/** For one file among others. */
const REASONS = { ...PROBLEMS, wrong_type: englishFiles.wrongFileType };

/** @param signal fires when the question goes; stops all uploads. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: actions that share one list of files and its uploads
export function keepFiles(
  question: QuestionOf<'fileUpload'>,
  answer: Answer | undefined,
  { say, storeFile }: { readonly say: Say; readonly storeFile: StoreFile },
  signal: AbortSignal,
  onChange: (changed: Partial<AnswerDraft>) => void,
): KeptFiles {
  const urls = Array.isArray(answer) ? answer : [];
  let files: readonly ListedFile[] = urls.map((url) => ({ ...newFile(nameIn(url)), url }));
  /** Reasons why files were refused, one line each, until the visitor chooses files again or removes one. */
  let notices: readonly string[] = [];

  const tell = () => onChange(draftOf(files, notices, say));
  const change = ({ life }: ListedFile, changed: Partial<ListedFile>) => {
    files = files.map((file) => (file.life === life ? { ...file, ...changed } : file));
  };
  const drop = ({ life }: ListedFile) => {
    life.abort();
    files = files.filter((file) => file.life !== life);
  };
  async function upload(file: File): Promise<void> {
    const listed = newFile(file.name);
    const { signal } = listed.life;
    files = [...files, listed];
    const onProgress = (progress: number) => {
      change(listed, { progress });
      onChange({ files });
    };
    try {
      const url = await storeFile(file, question.allowedFileExtensions, onProgress, signal);
      if (signal.aborted) return;
      change(listed, { url });
    } catch (thrown) {
      if (signal.aborted) return;
      drop(listed);
      const why = failureText(thrown, say);
      // names the file, unless it was the only one
      notices = files.length + notices.length > 0 ? [...notices, `${file.name}: ${why}`] : [why];
    }
    tell();
  }

  signal.addEventListener('abort', () => {
    for (const { life } of files) life.abort();
  });
  return {
    listed: files,
    add(chosen) {
      const { files: taken, problem, refused } = takeFiles(question, chosen, files.length > 0);
      const n = maxMegabytes(question);
      notices = problem
        ? [say(PROBLEMS[problem], { n })]
        : refused.map(({ file, problem }) => `${file.name}: ${say(REASONS[problem], { n })}`);
      for (const file of taken) void upload(file);
      tell();
    },
    remove(file) {
      notices = [];
      drop(file);
      tell();
    },
  };
}

function newFile(name: string): ListedFile {
  return { name, progress: 0, life: new AbortController() };
}

function draftOf(files: readonly ListedFile[], notices: readonly string[], say: Say): AnswerDraft {
  const urls = files.flatMap(({ url }) => url ?? []);
  return {
    files,
    answer: urls.length > 0 ? urls : undefined,
    problem: urls.length < files.length ? say(englishFiles.uploadRunning) : undefined,
    message: notices.join('\n'),
    isInvalid: false,
  };
}

function nameIn(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  return attempted(() => decodeURIComponent(last)) ?? last;
}

function failureText(thrown: unknown, say: Say): string {
  const isTooBig = thrown instanceof SurveyError && thrown.responseMessage === TOO_BIG_FOR_SERVICE;
  return isTooBig ? TOO_BIG_FOR_SERVICE : say(englishFiles.uploadFailed);
}
