import type { Upload } from '@spotreel/sdk/internal/stores';
import { Library, Upload as UploadIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/button/button';
import { FileButton } from '../../controls/button/file-button';
import type { UploadActions } from '../../controls/upload-list/upload-actions';
import { UploadList } from '../../controls/upload-list/upload-list';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { FormSection } from '../scene-form/form-section';
import { ChosenMusic, type ChosenMusicProps } from './chosen-music';
import { MusicChoice, type MusicChoiceProps } from './music-choice';
import ownMusicCss from './own-music.css?inline';

export interface OwnMusicProps {
  /** Undefined while the video plays composed music, or none. */
  chosen: ChosenMusicProps | undefined;
  choice: Omit<MusicChoiceProps, 'onClose'>;
  onOpenChoice: () => void;
  /** Uploads that were begun here. */
  uploads: readonly Upload[];
  uploadActions: UploadActions;
  onUpload: (files: readonly File[]) => void;
}

/** By the end of the name too: some systems give music no type. */
const ACCEPT = 'audio/*,.mp3,.m4a,.aac,.wav,.ogg,.opus,.flac';

const useStyles = lazyStyles([ownMusicCss]);

/** Music of the account in place of composed music: uploaded here, or chosen from the library. */
export function OwnMusicSection(props: OwnMusicProps) {
  const { chosen, choice, onOpenChoice, uploads, uploadActions, onUpload } = props;
  useStyles();
  const t = useTranslator();
  const [isChoosing, setChoosing] = useState(false);
  const open = () => {
    setChoosing(true);
    onOpenChoice();
  };
  const close = () => setChoosing(false);
  const choose: MusicChoiceProps['onChoose'] = (file) => {
    choice.onChoose(file);
    close();
  };
  return (
    <FormSection title={t('ownMusic.title')} hint={t('ownMusic.hint')}>
      <div className="sr-own-music__buttons">
        <FileButton size="sm" icon={<UploadIcon aria-hidden />} accept={ACCEPT} onFiles={onUpload}>
          {t('ownMusic.upload')}
        </FileButton>
        <Button size="sm" icon={<Library aria-hidden />} onClick={open}>
          {t('ownMusic.fromLibrary')}
        </Button>
      </div>
      <Uploads uploads={uploads} actions={uploadActions} />
      {chosen && <ChosenMusic {...chosen} />}
      {isChoosing && <MusicChoice {...choice} onChoose={choose} onClose={close} />}
    </FormSection>
  );
}

/**
 * Uploads in the place of the songs. A new one is scrolled into view: the button may be at the end of the visible list.
 */
function Uploads({ uploads, actions }: { uploads: readonly Upload[]; actions: UploadActions }) {
  const list = useRef<HTMLElement>(null);
  const newest = uploads.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) list.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return <UploadList ref={list} uploads={uploads} actions={actions} />;
}
