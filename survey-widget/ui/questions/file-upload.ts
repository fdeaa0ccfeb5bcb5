import { acceptedEndings, maxMegabytes } from '@spotreel/sdk/survey';
import { type FileRow, keepFiles } from '../../files/file-list';
import { english, type Say } from '../../words/english';
import { element, withAttributes } from '../element';
import { fillMeter, meter } from '../meter';
import { LABEL_ID, PROBLEM_ID, type QuestionBody } from '../question-body';

const DROP_TEXT_ID = 'sv-drop-text';

export const fileUpload: QuestionBody<'fileUpload'> = (props) => {
  const { question, say } = props;
  const drop = dropPlace(props, (files) => add(files));
  const box = element('div', { className: 'sv-files' }, drop);
  const add = keepFiles(props, {
    addRow(name, onRemove) {
      const { row, ...shown } = fileRow(name, say, onRemove);
      // the place for more comes last
      box.insertBefore(row, drop.parentNode && drop);
      return shown;
    },
    onCount(count) {
      if (count > 0 && !question.allowMultipleFiles) drop.remove();
      else if (!drop.parentNode) box.append(drop);
    },
  });
  return [box];
};

function fileRow(name: string, say: Say, onclick: () => void): FileRow & { readonly row: HTMLElement } {
  const bar = meter('sv-file-meter', say(english.uploading, { name }));
  const ariaLabel = say(english.removeFile, { name });
  const row = element(
    'div',
    { className: 'sv-file' },
    element('span', { className: 'sv-file-name', dir: 'auto' }, name),
    bar,
    element('button', { type: 'button', className: 'sv-icon', ariaLabel, onclick }, '×'),
  );
  return {
    row,
    remove: () => row.remove(),
    progress: (share) => fillMeter(bar, share),
    done: () => bar.remove(),
  };
}

function dropPlace(
  { question, say }: Parameters<typeof fileUpload>[0],
  onFiles: (files: readonly File[]) => void,
): HTMLElement {
  const { allowMultipleFiles: many, allowedFileExtensions } = question;
  const field = element('input', {
    type: 'file',
    multiple: many,
    accept: acceptedEndings(allowedFileExtensions),
    onchange() {
      onFiles([...(field.files ?? [])]);
      field.value = ''; // the same file again is a choice too
    },
  });
  const drop = element(
    'label',
    { className: 'sv-drop' },
    withAttributes(field, { 'aria-labelledby': `${LABEL_ID} ${DROP_TEXT_ID}`, 'aria-describedby': PROBLEM_ID }),
    element('strong', { id: DROP_TEXT_ID }, say(many ? english.chooseFiles : english.chooseFile)),
    element('span', {}, say(many ? english.orDropThem : english.orDrop)),
    element('small', {}, say(english.fileLimit, { n: maxMegabytes(question) })),
  );
  drop.ondragover =
    drop.ondragleave =
    drop.ondrop =
      (event) => {
        event.preventDefault();
        drop.classList.toggle('sv-over', event.type === 'dragover');
        if (event.type === 'drop') onFiles([...(event.dataTransfer?.files ?? [])]);
      };
  return drop;
}
