/** The files of one question while it is on show: checked, sent one by one, taken back. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { QuestionOf } from '../../sdk/contract/schemas/survey/question';
import { type FileProblem, maxMegabytes, takeFiles } from '../../sdk/survey/file-rules';
import { SurveyError } from '../survey-error';
import type { QuestionBodyProps } from '../ui/question-body';
import type { Say } from '../words/english';

export interface ChosenFile {
  readonly key: number;
  readonly name: string;
  /** Share that is out, 0 to 1. */
  readonly progress: number;
  /** Where the service keeps it; undefined while it is on its way. */
  readonly url?: string | undefined;
}

interface Entry extends ChosenFile {
  readonly abort: () => void;
}

/** Shown as the service says it (survey document, section 5). */
const TOO_BIG_FOR_SERVICE = 'File size exceeds the 10 MB limit';
const PROBLEMS = {
  no_file: 'selectFile',
  too_many_files: 'oneFile',
  too_large: 'fileTooBig',
  wrong_type: 'noValidFiles',
} as const satisfies Record<FileProblem, string>;
let lastKey = 0;

export function useFiles(props: QuestionBodyProps<'fileUpload'>) {
  const { question, say, onDraft, onProblem } = props;
  // the list itself: uploads that end at the same time must not overwrite each other's outcome
  const list = useRef<readonly Entry[]>(entriesOf(props.answer));
  const [files, setFiles] = useState<readonly ChosenFile[]>(list.current);

  const show = (next: readonly Entry[]) => {
    list.current = next;
    setFiles(next);
    const urls = next.flatMap(({ url }) => url ?? []);
    const isBusy = urls.length < next.length;
    onDraft({ answer: urls.length > 0 ? urls : undefined, problem: isBusy ? say('uploadRunning') : undefined });
  };
  const change = (key: number, change: Partial<ChosenFile>) =>
    show(list.current.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));

  async function send(file: File, key: number, signal: AbortSignal): Promise<void> {
    const onProgress = (progress: number) => change(key, { progress });
    try {
      const url = await props.storeFile({ file, upload: uploadOf(file, question), onProgress, signal });
      change(key, { progress: 1, url });
    } catch (thrown) {
      if (signal.aborted) return;
      show(list.current.filter((entry) => entry.key !== key));
      onProblem(failureText(thrown, say));
    }
  }

  useEffect(
    () => () => {
      for (const { abort } of list.current) abort();
    },
    [],
  );

  return {
    files,
    add(chosen: readonly File[]) {
      const taken = takeFiles(question, chosen, list.current.length > 0);
      for (const file of taken.files) {
        const controller = new AbortController();
        lastKey += 1;
        const entry = { key: lastKey, name: file.name, progress: 0, abort: () => controller.abort() };
        show([...list.current, entry]);
        void send(file, entry.key, controller.signal);
      }
      if (taken.problem) onProblem(say(PROBLEMS[taken.problem], { n: maxMegabytes(question) }));
    },
    remove(key: number) {
      list.current.find((entry) => entry.key === key)?.abort();
      show(list.current.filter((entry) => entry.key !== key));
    },
  };
}

/** Files of an earlier visit to the question: their addresses are all that is known. */
function entriesOf(answer: unknown): readonly Entry[] {
  return (Array.isArray(answer) ? (answer as string[]) : []).map((url) => {
    lastKey += 1;
    return { key: lastKey, name: nameIn(url), progress: 1, url, abort: () => {} };
  });
}

function nameIn(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
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
