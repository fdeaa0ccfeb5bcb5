import type { Overlap, PartKind, PartValues } from '@spotreel/sdk/internal/project';
import { languageName } from '../../controls/field/language-names';
import { useTranslator } from '../../foundation/text/translation';
import { cameraName } from '../camera-move/camera-names';
import { transitionText } from '../scene-transition/transition-names';
import { findScene } from './find-scene';
import type { PartSurrounding } from './part-label';

export interface PartValueProps {
  kind: PartKind;
  /** A value of that kind. */
  value: Overlap['mine'];
  surrounding: PartSurrounding;
}

const ratioNames = { landscape: 'editor.landscape', portrait: 'editor.portrait', square: 'editor.square' } as const;

/** Value of a part: words as words, a picture as a picture, a color as a color. */
export function PartValue({ kind, value, surrounding }: PartValueProps) {
  const t = useTranslator();
  // Each kind has values of its own type; the narrowing by kind is lost where they travel apart.
  const as = <Kind extends PartKind>() => value as PartValues[Kind];
  switch (kind) {
    case 'name':
      return <q className="sr-part__words">{as<'name'>()}</q>;
    case 'text':
      return <Words text={as<'text'>()} />;
    case 'image':
      return <Picture mediaId={as<'image'>()} surrounding={surrounding} />;
    case 'color':
      return <Colors colors={as<'color'>() === null ? [] : [as<'color'>() ?? '']} none={t('saving.ownValue')} />;
    case 'palette':
      return <Colors colors={as<'palette'>()} none={t('saving.ownFont')} />;
    case 'length':
      return as<'length'>() === null ? t('saving.ownValue') : t('sceneLength.bars', { count: as<'length'>() ?? 0 });
    case 'shot':
      return cameraName(as<'shot'>(), t);
    case 'transition':
      return transitionText(as<'transition'>(), t);
    case 'background':
      return <Background value={as<'background'>()} surrounding={surrounding} />;
    case 'ratio':
      return t(ratioNames[as<'ratio'>()]);
    case 'font':
      return as<'font'>() ?? t('saving.ownFont');
    case 'language':
      return <LanguageName tag={as<'language'>()} />;
    case 'brand':
      return <BrandName brandId={as<'brand'>()} surrounding={surrounding} />;
    case 'music':
      return <Music value={as<'music'>()} surrounding={surrounding} />;
    case 'order':
      return <Order ids={as<'order'>()} surrounding={surrounding} />;
    default:
      return as<'scene'>() ? t('saving.sceneKept') : t('saving.sceneRemoved');
  }
}

function LanguageName({ tag }: { tag: string | null }) {
  const t = useTranslator();
  return tag === null ? t('saving.automatic') : languageName(tag, t.locale);
}

function Words({ text }: { text: string | null }) {
  const t = useTranslator();
  if (text === null) return <span className="sr-part__none">{t('saving.ownValue')}</span>;
  if (text.trim() === '') return <span className="sr-part__none">{t('saving.emptyText')}</span>;
  return <q className="sr-part__words">{text}</q>;
}

function Picture({ mediaId, surrounding }: { mediaId: number | null; surrounding: PartSurrounding }) {
  const t = useTranslator();
  const media = mediaId === null ? undefined : surrounding.media[mediaId];
  if (!media)
    return <span className="sr-part__none">{t(mediaId === null ? 'saving.ownValue' : 'saving.goneFile')}</span>;
  return <img className="sr-part__picture" src={media.preview} alt={media.name} />;
}

function Colors({ colors, none }: { colors: readonly string[]; none: string }) {
  if (colors.length === 0) return <span className="sr-part__none">{none}</span>;
  return (
    <span className="sr-part__colors">
      {colors.map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice
        <span key={index} className="sr-part__color">
          <span className="sr-part__swatch" style={{ backgroundColor: color }} aria-hidden />
          <code>{color}</code>
        </span>
      ))}
    </span>
  );
}

function Background({ value, surrounding }: { value: PartValues['background']; surrounding: PartSurrounding }) {
  const t = useTranslator();
  if (value?.type === 'color') return <Colors colors={[value.value]} none="" />;
  if (!value) return <span className="sr-part__none">{t('saving.ownValue')}</span>;
  return <Picture mediaId={value.value} surrounding={surrounding} />;
}

function BrandName({ brandId, surrounding: { names } }: { brandId: number | null; surrounding: PartSurrounding }) {
  const t = useTranslator();
  if (brandId === null) return t('saving.noBrand');
  return names.brands.has(brandId) ? (names.brands.get(brandId) ?? t('saving.deletedBrand')) : '…';
}

function Music({ value, surrounding: { media, names } }: { value: PartValues['music']; surrounding: PartSurrounding }) {
  const t = useTranslator();
  const { musicKitId, audio, ownMusic } = value;
  if (ownMusic) return media[ownMusic.media]?.name ?? t('saving.goneFile');
  if (musicKitId === null) return t('saving.noMusic');
  const name = names.kits.has(musicKitId) ? (names.kits.get(musicKitId) ?? t('saving.goneKit')) : '…';
  return t('saving.someMusic', { name, count: audio.length });
}

function Order({ ids, surrounding }: { ids: readonly number[]; surrounding: PartSurrounding }) {
  const t = useTranslator();
  return (
    <ol className="sr-part__order">
      {ids.map((id) => (
        <li key={id}>{findScene(id, surrounding)?.template?.name ?? t('saving.unknownScene')}</li>
      ))}
    </ol>
  );
}
