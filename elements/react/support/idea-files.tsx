import { type Media, SUPPORT_FILES } from '@spotreel/sdk/internal/contract';
import { Paperclip, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from '../controls/button/button';
import { Dialog } from '../controls/dialog/dialog';
import { useTranslator } from '../foundation/text/translation';
import { FileChoice } from './file-choice';

export interface IdeaFilesProps {
  files: readonly Media[];
  onChange: (files: readonly Media[]) => void;
}

/** The files of an idea that is being written. */
export function IdeaFiles({ files, onChange }: IdeaFilesProps) {
  const t = useTranslator();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset className="sr-support-picked" aria-describedby={id}>
      <legend className="sr-support-picked__label">{t('ideas.files')}</legend>
      <p id={id} className="sr-support-hint">
        {t('ideas.filesHint', { count: SUPPORT_FILES })}
      </p>
      {files.length > 0 && <PickedFiles files={files} onChange={onChange} />}
      {files.length < SUPPORT_FILES && (
        <Button size="sm" icon={<Paperclip aria-hidden />} onClick={() => setOpen(true)}>
          {t('ideas.add')}
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('ideas.choose')} closeLabel={t('app.close')} size="lg">
        <FileChoice
          taken={files}
          onPick={(picked) => {
            setOpen(false);
            onChange([...files, ...picked]);
          }}
        />
      </Dialog>
    </fieldset>
  );
}

function PickedFiles({ files, onChange }: IdeaFilesProps) {
  const t = useTranslator();
  return (
    <ul className="sr-support-files">
      {files.map((file) => (
        <li key={file.id} className="sr-support-file">
          <img src={file.preview} alt="" className="sr-support-file__picture" />
          <span className="sr-support-file__name">{file.name}</span>
          <IconButton
            size="sm"
            label={t('ideas.remove', { name: file.name })}
            onClick={() => onChange(files.filter((one) => one.id !== file.id))}
          >
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
