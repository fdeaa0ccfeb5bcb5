/**
 * Recommended changes to a project before it is exported. The server's check and the editor use the same rules; each
 * writes its own words from a finding.
 */

import type { ProjectFindingCode } from '../../contract/project/project-check';
import type { Id } from '../../contract/schemas/ids';
import type { SceneValues } from '../../project/editor-project';

/** One thing that an editor would change. */
export interface CheckFinding {
  readonly code: ProjectFindingCode;
  /** `error`: people would see that something is wrong. `warning`: it may be meant so. */
  readonly severity: 'error' | 'warning';
  /** Null where it is the whole project. */
  readonly sceneId: Id<'scene'> | null;
  /** innerReference; null where it is the whole scene. */
  readonly field: string | null;
  /** Values for the message of this code. */
  readonly facts: FindingFacts;
}

/** Figures and letters of a finding, by its code. */
export interface FindingFacts {
  /** Characters beyond `limit`; only with `text_too_long`. */
  readonly excess?: number;
  /** Characters that the field takes. */
  readonly limit?: number;
  /** Length of the scene with `reading_time`, of the stillness with `scene_still`, of the empty picture with `scene_blank`. */
  readonly seconds?: number;
  /** Time from the first frame of the scene at which the stillness or the empty picture begins. */
  readonly fromSeconds?: number;
  /** Time that people need to read the scene. */
  readonly neededSeconds?: number;
  /** Contrast by WCAG, 1 to 21; only with `text_contrast`. */
  readonly contrast?: number;
  /** CSS px on a phone; only with `text_small_on_phone`. */
  readonly sizePx?: number;
  /** Letters without a glyph; only with `missing_glyphs`. */
  readonly letters?: string;
}

/** A scene with what the rules read of its template. */
export interface CheckedScene {
  readonly id: number;
  readonly durationSeconds: number;
  readonly texts: readonly {
    readonly innerReference: string;
    readonly defaultValue: string;
    /** Characters. */
    readonly maxLength: number;
  }[];
  readonly images: readonly { readonly innerReference: string }[];
  readonly values: Pick<SceneValues, 'texts' | 'images'>;
  /** innerReferences of texts that a person wants as they are, although they equal the template's. */
  readonly confirmed: ReadonlySet<string>;
}

const ERRORS: ReadonlySet<ProjectFindingCode> = new Set([
  'scenes_missing',
  'text_too_long',
  'text_overflow',
  'text_collides',
  'missing_glyphs',
  'image_missing',
  'background_missing',
  'music_missing',
]);

/** A finding with the severity of its code. */
export function findingOf(
  code: ProjectFindingCode,
  { sceneId = null, field = null, facts = {} }: Partial<Pick<CheckFinding, 'sceneId' | 'field' | 'facts'>> = {},
): CheckFinding {
  return { code, severity: ERRORS.has(code) ? 'error' : 'warning', sceneId, field, facts };
}
