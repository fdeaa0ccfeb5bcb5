import type { ListedFile } from '../../files/listed-file';
import type { Say } from '../../words/english';
import { englishFiles } from '../../words/english-files';
import { Meter } from '../meter';

export interface FileRowProps {
  readonly file: ListedFile;
  readonly say: Say;
  readonly onRemove: () => void;
}

/** One file with its progress, and a button that removes it. */
export function FileRow({ file: { name, url, progress }, say, onRemove }: FileRowProps) {
  return (
    <div class="sv-file">
      <span class="sv-file-name" dir="auto">
        {name}
      </span>
      {!url && <Meter class="sv-file-meter" label={say(englishFiles.uploading, { name })} share={progress} />}
      <button type="button" class="sv-icon" aria-label={say(englishFiles.removeFile, { name })} onClick={onRemove}>
        ×
      </button>
    </div>
  );
}
