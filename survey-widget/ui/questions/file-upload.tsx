import { useState } from 'preact/hooks';
import { acceptedEndings, maxMegabytes } from '../../../sdk/survey/file-rules';
import { useFiles } from '../../files/use-files';
import { Meter } from '../meter';
import type { QuestionBodyProps } from '../question-body';

export function FileUpload(props: QuestionBodyProps<'fileUpload'>) {
  const { question, say, labelId, problemId } = props;
  const { files, add, remove } = useFiles(props);
  const [isOver, setOver] = useState(false);
  const many = question.allowMultipleFiles;
  const take = (chosen: FileList | null | undefined) => add([...(chosen ?? [])]);

  return (
    <div class="sv-files">
      {files.map(({ key, name, url, progress }) => (
        <div key={key} class="sv-file">
          <span class="sv-file-name" dir="auto">
            {name}
          </span>
          {url === undefined && <Meter class="sv-file-meter" share={progress} label={say('uploading', { name })} />}
          <button type="button" class="sv-icon" aria-label={say('removeFile', { name })} onClick={() => remove(key)}>
            ×
          </button>
        </div>
      ))}
      {(many || files.length === 0) && (
        <label
          class={isOver ? 'sv-drop sv-over' : 'sv-drop'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer?.files);
          }}
        >
          <input
            type="file"
            multiple={many}
            accept={acceptedEndings(question.allowedFileExtensions)}
            aria-labelledby={`${labelId} sv-drop-text`}
            aria-describedby={problemId}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              currentTarget.value = ''; // the same file again is a choice too
            }}
          />
          <strong id="sv-drop-text">{say(many ? 'chooseFiles' : 'chooseFile')}</strong>
          <span>{say(many ? 'orDropThem' : 'orDrop')}</span>
          <small>{say('fileLimit', { n: maxMegabytes(question) })}</small>
        </label>
      )}
    </div>
  );
}
