import { useStore } from '@nanostores/react';
import type { Media, TemplateImageField } from '@spotreel/sdk/internal/contract';
import type { AssistantScene, AssistantStore } from '@spotreel/sdk/internal/stores';
import { ImagePlus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../controls/button/button';
import { MediaPreview } from '../../controls/media-preview/media-preview';
import { MediaChooser } from '../../editor/media-picker/media-chooser';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

/** Matches that are shown beside the chosen picture; the others are in the picker. */
const MOST_MATCHES = 3;

export interface ScenePicturesProps {
  store: AssistantStore;
  scene: AssistantScene;
  /** Media ids of the library's best matches. */
  matches: readonly number[];
  /** From 1. */
  number: number;
}

/** The pictures of a scene: what is shown, the best matches of the library, and the picker for everything else. */
export function ScenePictures({ store, scene, matches, number }: ScenePicturesProps) {
  const [field, choose] = useState<string>();
  const fields = scene.template.fields.images.filter(({ dataField }) => dataField !== 'LOGO');
  return (
    <>
      {fields.map((image) => (
        <ScenePicture
          key={image.innerReference}
          field={image}
          chosen={scene.images.find(({ id }) => id === image.innerReference)?.value}
          matches={matches}
          number={number}
          onPick={(mediaId) => store.setPicture(scene.key, image.innerReference, mediaId)}
          onChoose={() => choose(image.innerReference)}
        />
      ))}
      <MediaChooser
        kind={field === undefined ? undefined : 'image'}
        onClose={() => choose(undefined)}
        onPick={({ id }) => {
          if (field !== undefined) store.setPicture(scene.key, field, id);
          choose(undefined);
        }}
      />
    </>
  );
}

interface ScenePictureProps {
  field: TemplateImageField;
  /** Media id. Undefined: the picture of the template. */
  chosen: number | undefined;
  matches: readonly number[];
  number: number;
  /** Undefined: back to the picture of the template. */
  onPick: (mediaId: number | undefined) => void;
  onChoose: () => void;
}

function ScenePicture({ field, chosen, matches, number, onPick, onChoose }: ScenePictureProps) {
  const t = useTranslator();
  const { shown, others } = usePictures(field, chosen, matches);
  return (
    <fieldset className="sr-assistant-picture" aria-label={t('assistant.picture', { name: field.name, number })}>
      <span className="sr-assistant-picture__shown">{shown && <MediaPreview media={shown} />}</span>
      <span className="sr-assistant-picture__name">
        <strong>{field.name}</strong> <span dir="auto">{shown?.name}</span>
      </span>
      {others.map((match) => (
        <PictureMatch key={match.id} media={match} onPick={() => onPick(match.id)} />
      ))}
      {chosen !== undefined && (
        <IconButton label={t('assistant.resetPicture', { number })} size="sm" onClick={() => onPick(undefined)}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      <Button
        size="sm"
        icon={<ImagePlus aria-hidden />}
        aria-label={t('assistant.choosePictureScene', { number })}
        onClick={onChoose}
      >
        {t('assistant.choosePicture')}
      </Button>
    </fieldset>
  );
}

/** Image of the field, and the best matches beside it. */
function usePictures(field: TemplateImageField, chosen: number | undefined, matches: readonly number[]) {
  const { media } = useSpotreel();
  const library = useStore(media.$library).data ?? [];
  const own = useStore(media.$own).data ?? [];
  const shown = chosen === undefined ? field.defaultValue : [...own, ...library].find(({ id }) => id === chosen);
  const others = matches
    .filter((id) => id !== shown?.id)
    .flatMap((id) => library.find((one) => one.id === id) ?? [])
    .slice(0, MOST_MATCHES);
  return { shown, others };
}

/** A picture of the library that fits, to be taken with a click. */
function PictureMatch({ media, onPick }: { media: Media; onPick: () => void }) {
  const t = useTranslator();
  const label = t('assistant.usePicture', { name: media.name });
  return (
    <button type="button" className="sr-assistant-picture__match" aria-label={label} title={label} onClick={onPick}>
      <MediaPreview media={media} />
    </button>
  );
}
