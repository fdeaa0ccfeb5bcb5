/** The files of one question while it is on show: checked, sent one by one, taken back. */
import { attempted } from '../../sdk/base/attempted';
import type { QuestionOf } from '../../sdk/contract/schemas/survey/question';
import { type FileProblem, maxMegabytes, takeFiles } from '../../sdk/survey/file-rules';
import { SurveyError } from '../survey-error';
import type { QuestionBodyProps } from '../ui/question-body';
import type { Say } from '../words/english';

export interface ListedFile {
  readonly name: string;
  /** Share that is out, 0 to 1. */
  progress: number;
  /** Where the service keeps it; undefined while it is on its way. */
  url: string | undefined;
  /** Stops sending it. */
  readonly life: AbortController;
}

export interface FileList {
  readonly files: () => readonly ListedFile[];
  add(chosen: readonly File[]): void;
  remove(file: ListedFile): void;
}

/** Shown as the service says it (survey document, section 5). */
const TOO_BIG_FOR_SERVICE = 'File size exceeds the 10 MB limit';
const PROBLEMS = {
  no_file: 'selectFile',
  too_many_files: 'oneFile',
  too_large: 'fileTooBig',
  wrong_type: 'noValidFiles',
} as const satisfies Record<FileProblem, string>;

/** @param onChange is given the files after each change of one of them. */
export function keepFiles(
  props: QuestionBodyProps<'fileUpload'>,
  onChange: (files: readonly ListedFile[]) => void,
): FileList {
  const { question, say, onDraft, onProblem } = props;
  let files = filesOf(props.answer);

  const become = (next: readonly ListedFile[]) => {
    files = next;
    onChange(files);
    const urls = files.flatMap(({ url }) => url ?? []);
    const isBusy = urls.length < files.length;
    onDraft({ answer: urls.length > 0 ? urls : undefined, problem: isBusy ? say('uploadRunning') : undefined });
  };
  const remove = (file: ListedFile) => {
    file.life.abort();
    become(files.filter((one) => one !== file));
  };

  async function send(file: File, listed: ListedFile): Promise<void> {
    const { signal } = listed.life;
    const change = (progress: number, url?: string) => {
      if (signal.aborted) return;
      Object.assign(listed, { progress, url });
      become(files);
    };
    try {
      const upload = uploadOf(file, question);
      change(1, await props.storeFile({ file, upload, onProgress: change, signal }));
    } catch (thrown) {
      if (signal.aborted) return;
      remove(listed);
      onProblem(failureText(thrown, say));
    }
  }

  props.signal.addEventListener('abort', () => {
    for (const { life } of files) life.abort();
  });
  return {
    files: () => files,
    remove,
    add(chosen) {
      const taken = takeFiles(question, chosen, files.length > 0);
      for (const file of taken.files) {
        const listed = listedFile(file.name);
        become([...files, listed]);
        void send(file, listed);
      }
      if (taken.problem) onProblem(say(PROBLEMS[taken.problem], { n: maxMegabytes(question) }));
    },
  };
}

const listedFile = (name: string, url?: string): ListedFile => ({
  name,
  url,
  progress: 0,
  life: new AbortController(),
});

/** Files of an earlier visit to the question: their addresses are all that is known. */
function filesOf(answer: unknown): readonly ListedFile[] {
  return (Array.isArray(answer) ? (answer as string[]) : []).map((url) => listedFile(nameIn(url), url));
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
  return isTooBig ? TOO_BIG_FOR_SERVICE : say('uploadFailed');
}
