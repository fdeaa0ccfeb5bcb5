import type { StockOrigin } from '@spotreel/sdk/internal/contract';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

export const mediaFolder = pgTable('media_folder', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  /** The folder that it lies in. */
  parentId: idColumn('parent_id'),
  name: text('name').notNull(),
  createdAt: createdAt(),
});

export interface StoredThumbnail {
  /** Seconds. */
  readonly timestamp: number;
  readonly key: string;
}

export interface MediaFailure {
  readonly code: string;
  readonly message: string;
}

/** A background that was removed, or is being removed: until it is finished it counts for some minutes. */
export const backgroundRemoval = pgTable('background_removal', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  ownerId: idColumn('owner_id').notNull(),
  createdAt: timeColumn('created_at').notNull(),
  finishedAt: timeColumn('finished_at'),
});

/** Keys that begin with `library/` name files of the built library, all others files of the storage. */
export const media = pgTable('media', {
  id: idColumn('id').primaryKey().default(sql`nextval('media_id')`),
  /** Null, as the owner: a picture of the library, which everybody may use. Without an owner alone: of an imported template, for the tenant. */
  tenantId: idColumn('tenant_id'),
  ownerId: idColumn('owner_id'),
  folderId: idColumn('folder_id'),
  name: text('name').notNull(),
  /** Text for search, made by the database. */
  searchName: text('search_name').generatedAlwaysAs(sql`search_text(name)`),
  type: text('type', { enum: ['image', 'video', 'lottie', 'audio'] }).notNull(),
  mimeType: text('mime_type').notNull(),
  /** As it was uploaded, byte for byte. */
  fileKey: text('file_key').notNull(),
  /** A copy that browsers and the renderer play or show alike, where the original is not such a one. */
  shownKey: text('shown_key'),
  /** Null until a video is converted, and for music. */
  previewKey: text('preview_key'),
  /** Null for a file from before there were such previews, until the next sweep. */
  mobilePreviewKey: text('mobile_preview_key'),
  /** Animated picture of an animation. */
  motionKey: text('motion_key'),
  sizeBytes: idColumn('size_bytes').notNull().default(0),
  sha256: text('sha256'),
  /** After rotation; 0 for music. */
  widthPx: integer('width_px').notNull(),
  heightPx: integer('height_px').notNull(),
  durationSeconds: doublePrecision('duration_seconds'),
  hasAudio: boolean('has_audio'),
  /** Samples of each channel of the copy of music, which is 48 kHz. Null until it is converted. */
  contentSamples: integer('content_samples'),
  /** Loudness of music as it came: integrated, after EBU R128, LUFS. */
  loudnessLufs: doublePrecision('loudness_lufs'),
  /** True peak of music as it came, dBFS. */
  truePeakDb: doublePrecision('true_peak_db'),
  /** Waveform of music, 0 to 1. */
  peaks: doublePrecision('peaks').array(),
  thumbnails: jsonb('thumbnails').$type<StoredThumbnail[]>().notNull().default([]),
  state: text('state', { enum: ['not_loaded', 'processing', 'ready', 'failed'] })
    .notNull()
    .default('ready'),
  /** Progress of a conversion that is under way, 0 to 99. */
  percentage: integer('percentage').notNull().default(0),
  /** Reason why a video could not be converted. */
  failure: jsonb('failure').$type<MediaFailure>(),
  sourceType: text('source_type', {
    enum: ['default_url', 'ingredient_bound', 'upload', 'library', 'template'],
  }).notNull(),
  /** Source of a cropped copy, or of one without its background, which no list shows. */
  sourceMediaId: idColumn('source_media_id'),
  /** The part of it, px: x, y, width, height. Null for a copy of before this was kept. */
  crop: doublePrecision('crop').array(),
  /** The point that stays in view: x, y, 0 to 1. Null: the middle. */
  focus: doublePrecision('focus').array(),
  /** The one that the server has found. */
  foundFocus: doublePrecision('found_focus').array(),
  /** A job still looks for it. */
  isFocusDue: boolean('is_focus_due').notNull().default(false),
  /** From before there were copies that all painters read alike, and not looked at yet. */
  isMasterDue: boolean('is_master_due').notNull().default(false),
  /** As `notice` of the contract. */
  notice: text('notice', { enum: ['first_frame', 'no_transparency'] }),
  /** As `brightness` of the contract. Null for music, and for what is not measured yet. */
  brightness: text('brightness'),
  /** Its background was removed, or that of what it was cut out of. */
  withoutBackground: boolean('without_background').notNull().default(false),
  /** Method that found the edges of a copy without background. Null for copies from before this was kept. */
  cutOutBy: text('cut_out_by', { enum: ['person', 'ground', 'model', 'brush'] }),
  /** Key of a copied stock image or video at its provider, such as `pexels video 1234`. */
  stockKey: text('stock_key'),
  /** A name that the assistant has drawn as a logo: no list shows it, and it goes when no video shows it. */
  isNameMark: boolean('is_name_mark').notNull().default(false),
  /** Author and license. */
  origin: jsonb('origin').$type<StockOrigin>(),
  /** People of the tenant and of those below it may use it. Withdrawn: lists hide it, and videos that show it keep it. */
  sharing: text('sharing', { enum: ['listed', 'withdrawn'] }),
  /** Left the library of the product, or was deleted by its owner; videos that show it keep it. */
  retired: boolean('retired').notNull().default(false),
  /** The asset that had this file before it was replaced. */
  formerOf: idColumn('former_of'),
  /** Time at which its owner deleted it. */
  retiredAt: timeColumn('retired_at'),
  createdAt: createdAt(),
});

/** A file that arrives in parts: `incoming-media/<id>/<part>`. */
export const mediaUpload = pgTable('media_upload', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  tenantId: idColumn('tenant_id').notNull(),
  ownerId: idColumn('owner_id').notNull(),
  folderId: idColumn('folder_id'),
  name: text('name').notNull(),
  sizeBytes: idColumn('size_bytes').notNull(),
  /** Milliseconds since 1970, as the browser says. */
  lastModified: idColumn('last_modified').notNull(),
  /** Parts that have arrived, in order. */
  parts: integer('parts').notNull().default(0),
  /** While a call makes a file of the parts. */
  completingAt: timeColumn('completing_at'),
  /** The file that was made of it. */
  mediaId: idColumn('media_id'),
  /** Room for the whole file is reserved. Given back while no part comes and others need it. */
  holdsRoom: boolean('holds_room').notNull().default(true),
  /** Time at which the last part arrived. */
  touchedAt: timeColumn('touched_at').notNull().defaultNow(),
  createdAt: createdAt(),
});
