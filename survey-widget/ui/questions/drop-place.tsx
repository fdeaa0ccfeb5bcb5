import type { QuestionOf } from '@spotreel/sdk/internal/contract';
import { acceptedEndings, maxMegabytes } from '@spotreel/sdk/internal/survey';
import type { Say } from '../../words/english';
import { englishFiles } from '../../words/english-files';
import { LABEL_ID, PROBLEM_ID } from './question-props';

const DROP_TEXT_ID = 'sv-drop-text';

export interface DropPlaceProps {
  readonly question: QuestionOf<'fileUpload'>;
  readonly say: Say;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files that are chosen or dropped. */
export function DropPlace({ question, say, onFiles }: DropPlaceProps) {
  const { allowMultipleFiles: many, allowedFileExtensions } = question;
  const drag = (event: DragEvent & { readonly currentTarget: HTMLElement }) => {
    event.preventDefault();
    event.currentTarget.classList.toggle('sv-over', event.type === 'dragover');
    if (event.type === 'drop') onFiles([...(event.dataTransfer?.files ?? [])]);
  };
  return (
    <label class="sv-drop" onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      <input
        type="file"
        multiple={many}
        accept={acceptedEndings(allowedFileExtensions)}
        aria-labelledby={`${LABEL_ID} ${DROP_TEXT_ID}`}
        aria-describedby={PROBLEM_ID}
        onChange={({ currentTarget: field }) => {
          onFiles([...(field.files ?? [])]);
          field.value = ''; // the same file again is a choice too
        }}
      />
      <strong id={DROP_TEXT_ID}>{say(many ? englishFiles.chooseFiles : englishFiles.chooseFile)}</strong>
      <span>{say(many ? englishFiles.orDropThem : englishFiles.orDrop)}</span>
      <small>{say(englishFiles.fileLimit, { n: maxMegabytes(question) })}</small>
    </label>
  );
}
