/**
 * Former names and shapes of a project's stored form, step by step to the current one. Every step takes what it does
 * not know as it is, so that a project without a format number goes through all of them unharmed.
 */
import { parseHexColor } from '../../base/color';
import { readObject } from '../edits/read';
import { STORED_FORMAT } from './store-project';

export type StoredJson = Readonly<Record<string, unknown>>;

interface Migration {
  /** The format that it makes. */
  readonly format: number;
  migrate(stored: StoredJson): StoredJson;
}

const migrations: readonly Migration[] = [
  { format: 1, migrate: withWireNames },
  { format: 2, migrate: withWireBackgrounds },
  { format: 3, migrate: withOwnMusic },
];

/** In today's form, still unchecked; undefined for what a newer version has written. */
export function migrated(stored: StoredJson): StoredJson | undefined {
  const format = typeof stored.format === 'number' ? stored.format : 0;
  if (format > STORED_FORMAT) return undefined;
  return migrations
    .filter((migration) => migration.format > format)
    .reduce((current, { migrate }) => migrate(current), stored);
}

/** Scenes were `ingredients` with fields by name, music was ids, font and kit were objects. */
function withWireNames(stored: StoredJson): StoredJson {
  const { ingredients, currentAudioSequence, currentMusicKit, placeId, ...rest } = stored;
  const scenes = listOf(rest.customisations ?? ingredients);
  return {
    ...rest,
    customisations: scenes.map((scene, index) => sceneWithWireNames(readObject(scene) ?? {}, index)),
    audio: listOf(rest.audio ?? currentAudioSequence).map(trackWithWireNames),
    musicKit: idOf(rest.musicKit ?? currentMusicKit),
    fontFamily: nameOf(rest.fontFamily),
    organisation: idOf(rest.organisation ?? placeId),
  };
}

function sceneWithWireNames(scene: StoredJson, index: number): StoredJson {
  const { ingredientTemplateId, id, position, fields, ...rest } = scene;
  const values = { ...readObject(fields), ...rest };
  return {
    ...rest,
    template: rest.template ?? ingredientTemplateId,
    ingredient: rest.ingredient ?? id,
    order: rest.order ?? position ?? index,
    texts: fieldList(values.texts),
    images: fieldList(values.images),
    colors: fieldList(values.colors),
  };
}

/** `{headline: 'Hello'}` and `[{innerReference: 'headline', currentValue: 'Hello'}]` were forms of a field list. */
function fieldList(fields: unknown): readonly unknown[] {
  if (Array.isArray(fields)) {
    return fields.map((field) => {
      const { innerReference, currentValue, ...rest } = readObject(field) ?? {};
      return { ...rest, id: rest.id ?? innerReference, value: rest.value ?? currentValue };
    });
  }
  return Object.entries(readObject(fields) ?? {}).map(([id, value]) => ({ id, value }));
}

function trackWithWireNames(track: unknown, order: number): unknown {
  const object = readObject(track);
  return object ? { order, ...object, audioTrack: object.audioTrack ?? object.id } : { audioTrack: track, order };
}

/** A background was the editor's own value (docs/rules/forms.md#form-items) before it took the shape of the wire. */
function withWireBackgrounds(stored: StoredJson): StoredJson {
  const scenes = listOf(stored.customisations).map((scene) => {
    const object = readObject(scene) ?? {};
    const background = readObject(object.background);
    return background?.mediaType === undefined ? object : { ...object, background: wireBackground(background) };
  });
  return { ...stored, customisations: scenes };
}

function wireBackground({ mediaType, color, mediaId, startAt, scale, positionX, positionY }: StoredJson): StoredJson {
  if (mediaType === 'color')
    return { type: 'color', value: typeof color === 'string' ? (parseHexColor(color) ?? color) : color };
  return {
    type: mediaType,
    value: mediaId,
    ...(mediaType === 'video' && typeof startAt === 'number' && { trimStart: Math.max(0, startAt) }),
    ...(typeof scale === 'number' && { scale: Math.min(4, Math.max(1, scale)) }),
    ...((positionX !== undefined || positionY !== undefined) && {
      position: `${percent(positionX)},${percent(positionY)}`,
    }),
  };
}

/** A picture moves by half of the canvas at most (docs/rules/limits-and-messages.md#canvas). */
function percent(shift: unknown): number {
  return typeof shift === 'number' && Number.isFinite(shift) ? Math.min(50, Math.max(-50, shift)) : 0;
}

/** All music was a kit's before accounts had their own. */
function withOwnMusic(stored: StoredJson): StoredJson {
  return { ...stored, ownMusic: stored.ownMusic ?? null };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function idOf(value: unknown): unknown {
  return readObject(value)?.id ?? (readObject(value) ? null : (value ?? null));
}

function nameOf(value: unknown): unknown {
  return readObject(value)?.name ?? (readObject(value) ? null : (value ?? null));
}
