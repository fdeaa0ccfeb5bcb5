import { DropPlace } from './drop-place';
import { FileRow } from './file-row';
import type { QuestionProps } from './question-props';

export function FileUpload({ question, draft, actions, say }: QuestionProps<'fileUpload'>) {
  const { files = [] } = draft;
  return (
    <div class="sv-files">
      {files.map((file) => (
        <FileRow key={file.life} file={file} say={say} onRemove={() => actions.files?.remove(file)} />
      ))}
      {(question.allowMultipleFiles || files.length === 0) && (
        <DropPlace question={question} say={say} onFiles={(chosen) => actions.files?.add(chosen)} />
      )}
    </div>
  );
}
