/** Library data that an open project needs: templates at its ratio, files by id, its music kit. */

import { atom } from 'nanostores';
import { isEqual } from '../../../base/equal';
import { isSpotreelError } from '../../../base/errors';
import type { Brand } from '../../../contract/brand/organisation';
import type { IngredientTemplate, TemplateFamily } from '../../../contract/library/library';
import type { AudioSample, MusicKit } from '../../../contract/library/music';
import type { TemplateKind } from '../../../contract/library/template';
import type { Media } from '../../../contract/media/media';
import type { GeneratedText, TextPlace } from '../../../contract/project/generated-texts';
import type { Project, ProjectFormat, ProjectLook } from '../../../contract/project/project';
import type { Id } from '../../../contract/schemas/ids';
import type { Ratio } from '../../../contract/schemas/scalars';
import type { EditorProject } from '../../../project/editor-project';
import type { MediaById } from '../../../project/forms/form-item';
import { fromProject } from '../../../project/load';
import { mediaIdsOf } from '../../../project/repair/missing';
import type { LibraryStore } from '../../library/library-store';
import type { MusicStore } from '../../music/music-store';

export interface LaidOutTemplates {
  readonly ratio: Ratio;
  readonly byId: ReadonlyMap<number, IngredientTemplate>;
  /** Templates that can be added, in the family's order. */
  readonly offered: readonly IngredientTemplate[];
}

const NO_MEDIA: ReadonlySet<number> = new Set();
/** Additions of a project that Blender renders. */
export interface BlenderEnvironment {
  /** Tracks that it can be set to; one of them is its music. */
  readonly audioList: readonly AudioSample[];
}

/** Initial state of the project that the editor does not edit (docs/rules/editor.md#opening). */
export interface InitialProjectState {
  readonly id: number;
  /** The kit of its style. */
  readonly defaultMusicKitId: Id<'musicKit'> | null;
  /** The kit that was chosen when it was opened. */
  readonly selectedMusicKitId: Id<'musicKit'> | null;
  /** The brief that it was made from. */
  readonly lastBriefId: number | null;
}

/** Look of a project when it was opened: its first scene. */
export interface OpenedStill {
  readonly url: string;
  readonly ratio: Ratio;
  readonly sceneId: Id<'scene'>;
}

const NO_TEMPLATES: LaidOutTemplates = { ratio: 'landscape', byId: new Map(), offered: [] };

export class EditorEnvironment {
  readonly $templates = atom<LaidOutTemplates>(NO_TEMPLATES);
  readonly $family = atom<TemplateFamily | null>(null);
  /** Font and palette of the project until others are chosen. */
  readonly $look = atom<ProjectLook | null>(null);
  readonly $kind = atom<TemplateKind>('video');
  /** The template of each ratio that a project outside recipes can have. */
  readonly $formats = atom<readonly ProjectFormat[]>([]);
  /** Additions of a project that Blender renders; null for all others. */
  readonly $blender = atom<BlenderEnvironment | null>(null);
  /** Null while nothing is open, and where the server has no still of the project. */
  readonly $still = atom<OpenedStill | null>(null);
  /** Null while nothing is open. */
  readonly $initial = atom<InitialProjectState | null>(null);
  /** Texts of the assistant that no person had checked. Some may have been changed since. */
  readonly $generatedTexts = atom<readonly GeneratedText[]>([]);
  /** Name of the project until its headline is edited; null: a person has given it a name. */
  readonly $nameBeforeHeadline = atom<string | null>(null);
  /** Texts that a person wants as they are, although they equal the template's. */
  readonly $confirmedTexts = atom<readonly TextPlace[]>([]);
  readonly $media = atom<MediaById>({});
  /** The kit of the project's music; null while there is none, or when it is gone from the library. */
  readonly $kit = atom<MusicKit | null>(null);
  /** The project names a kit that cannot be had. */
  readonly $isKitMissing = atom(false);
  /** All templates that the project can have are here; false while they are fetched, or when that failed. */
  readonly $isLaidOut = atom(false);
  /** Ids of pictures and videos of the project that are gone. */
  readonly $missingMedia = atom<ReadonlySet<number>>(NO_MEDIA);
  readonly #library: LibraryStore;
  readonly #music: MusicStore;
  readonly #fetchMedia: (mediaId: Id<'media'>) => Promise<Media>;
  /** Files that are being fetched. */
  readonly #wantedMedia = new Set<number>();
  /** Ends the wait for the focus points of the open project's images. */
  #focusPoints = new AbortController();
  /** Brands that the project has or had, by id. */
  readonly #brands = new Map<number, Brand>();
  /** Templates that came with the project, at the ratio it was loaded with. */
  #own: LaidOutTemplates = NO_TEMPLATES;
  #wantedKit: number | null = null;
  #wantedRatio: Ratio | undefined;

  constructor(library: LibraryStore, music: MusicStore, fetchMedia: (mediaId: Id<'media'>) => Promise<Media>) {
    this.#fetchMedia = fetchMedia;
    this.#library = library;
    this.#music = music;
  }

  clear(): void {
    this.#own = NO_TEMPLATES;
    this.$templates.set(NO_TEMPLATES);
    this.$family.set(null);
    this.$look.set(null);
    this.$kind.set('video');
    this.$formats.set([]);
    this.$generatedTexts.set([]);
    this.$confirmedTexts.set([]);
    this.$nameBeforeHeadline.set(null);
    this.$media.set({});
    this.$missingMedia.set(NO_MEDIA);
    this.$isLaidOut.set(false);
    this.#wantedMedia.clear();
    this.#focusPoints.abort();
    this.#focusPoints = new AbortController();
    this.#brands.clear();
    this.$initial.set(null);
    this.$still.set(null);
    this.$blender.set(null);
    this.#showKit(null, null);
  }

  fill(wire: Project): void {
    const templates = wire.ingredients.flatMap(({ template }) => (template ? [template] : []));
    this.#own = { ratio: wire.ratio, byId: new Map(templates.map((template) => [template.id, template])), offered: [] };
    this.#wantedRatio = wire.ratio;
    this.$templates.set(this.#own);
    this.$family.set(wire.templateFamily);
    this.$look.set(wire.look);
    this.$kind.set(wire.kind);
    this.$formats.set(wire.formats);
    this.$generatedTexts.set(wire.generatedTexts ?? []);
    this.$confirmedTexts.set(wire.confirmedTexts ?? []);
    const fallback = wire.recipe?.name ?? wire.ingredients[0]?.template?.name ?? wire.name;
    this.$nameBeforeHeadline.set(wire.isNameAutomatic ? fallback : null);
    this.$blender.set(wire.renderer === 'blender' ? { audioList: wire.audioList ?? [] } : null);
    this.$still.set(openedStill(wire));
    this.$initial.set({
      id: wire.id,
      defaultMusicKitId: wire.templateFamily?.defaultMusicKitId ?? null,
      selectedMusicKitId: wire.musicKit,
      lastBriefId: wire.lastBriefId ?? null,
    });
    this.$media.set(byId(Object.values(wire.media)));
    this.#followFocusPoints(Object.values(wire.media));
    if (wire.organisation) this.addBrand(wire.organisation);
    // The server sends every file that the scenes show.
    this.$missingMedia.set(unknownMedia(fromProject(wire), this.$media.get()));
    this.$isLaidOut.set(wire.templateFamily === null);
  }

  /** Another version of the project: what it shows is shown beside what is here. */
  add(wire: Project): void {
    this.$media.set({ ...this.$media.get(), ...byId(Object.values(wire.media)) });
    if (wire.organisation) this.addBrand(wire.organisation);
    const templates = wire.ingredients.flatMap(({ template }) => (template ? [template] : []));
    const { ratio, byId: known, offered } = this.$templates.get();
    if (wire.ratio !== ratio) return;
    const all = new Map([...templates.map((template) => [template.id, template] as const), ...known]);
    this.#own = { ...this.#own, byId: new Map([...all, ...this.#own.byId]) };
    this.$templates.set({ ratio, byId: all, offered });
  }

  addMedia(media: Media): void {
    this.$media.set({ ...this.$media.get(), [media.id]: media });
    this.#followFocusPoints([media]);
  }

  /** A brand that the project has from now on, or as it is by now. */
  addBrand(brand: Brand): void {
    this.#brands.set(brand.id, brand);
    if (brand.logo) this.addMedia(brand.logo);
  }

  /** Null: it has none, or one that was never sent to us. */
  brandOf({ brandId }: EditorProject): Brand | null {
    return (brandId === null ? undefined : this.#brands.get(brandId)) ?? null;
  }

  /** Brings what the project needs now. Never rejects: what cannot be had is missing in the scenes. */
  async follow(project: EditorProject): Promise<void> {
    const { ratio, offered } = this.$templates.get();
    const isLaidOut = ratio === project.ratio && (offered.length > 0 || this.$family.get() === null);
    await Promise.all([
      isLaidOut && this.#wantedRatio === project.ratio ? undefined : this.layOut(project.ratio).catch(() => {}),
      this.#followKit(project.musicKitId),
      this.#followMedia(project),
    ]);
  }

  /** Fetches the family's templates for a ratio and shows them. Rejects when they cannot be had. */
  async layOut(ratio: Ratio): Promise<void> {
    this.#wantedRatio = ratio;
    const family = this.$family.get();
    if (!family) return this.#layOutAlone(ratio);
    this.$isLaidOut.set(false);
    const offered = await this.#library.templatesOf(family.id, ratio);
    if (this.#wantedRatio !== ratio || this.$family.get() !== family) return;
    const own: ReadonlyMap<number, IngredientTemplate> = this.#own.ratio === ratio ? this.#own.byId : new Map();
    this.$templates.set({
      ratio,
      byId: new Map([...own, ...offered.map((template) => [template.id, unchanged(own, template)] as const)]),
      offered: offered.toSorted((a, b) => a.position - b.position),
    });
    this.$isLaidOut.set(true);
  }

  /** The template that a project outside recipes has at a ratio; undefined where it has none. */
  templateAt(ratio: Ratio): IngredientTemplate | undefined {
    const id = this.$formats.get().find((format) => format.ratio === ratio)?.templateId ?? 0;
    return this.$templates.get().ratio === ratio ? this.$templates.get().byId.get(id) : undefined;
  }

  /** Templates of other ratios stay: where they have ids of their own, an undone step shows them at once. */
  async #layOutAlone(ratio: Ratio): Promise<void> {
    const { byId: before } = this.$templates.get();
    const format = this.$formats.get().find((candidate) => candidate.ratio === ratio);
    const own = this.#own.ratio === ratio ? this.#own.byId : new Map<number, IngredientTemplate>();
    const template =
      format && (own.get(format.templateId) ?? (await this.#library.templateAt(format.templateId, ratio)));
    if (this.#wantedRatio !== ratio || this.$family.get()) return;
    const found = template ? [[template.id, template] as const] : [];
    this.$templates.set({ ratio, byId: new Map([...before, ...own, ...found]), offered: [] });
    this.$isLaidOut.set(true);
  }

  async #followKit(musicKitId: Id<'musicKit'> | null): Promise<void> {
    if (musicKitId === this.#wantedKit && (musicKitId === null || this.$kit.get() || this.$isKitMissing.get())) return;
    this.#showKit(musicKitId, null);
    if (musicKitId === null) return;
    try {
      const kit = await this.#music.kit(musicKitId);
      if (this.#wantedKit === musicKitId) this.$kit.set(kit);
    } catch (thrown) {
      // What cannot be reached is not gone.
      if (this.#wantedKit === musicKitId) this.$isKitMissing.set(isSpotreelError(thrown, 'not_found'));
    }
  }

  /** Files that a draft, an undone step or another version names and that was not sent yet. */
  async #followMedia(project: EditorProject): Promise<void> {
    const wanted = this.#wantedMedia;
    const ids = [...unknownMedia(project, this.$media.get())].filter(
      (id) => !wanted.has(id) && !this.$missingMedia.get().has(id),
    );
    await Promise.all(
      ids.map(async (id) => {
        wanted.add(id);
        try {
          const media = await this.#fetchMedia(id);
          if (wanted.has(id)) this.addMedia(media);
        } catch (thrown) {
          if (wanted.has(id) && isSpotreelError(thrown, 'not_found'))
            this.$missingMedia.set(new Set([...this.$missingMedia.get(), id]));
        }
        wanted.delete(id);
      }),
    );
  }

  /** Images are shown around their middle until the server has found their points. */
  #followFocusPoints(files: readonly Media[]): void {
    const pending = files.filter(({ props }) => props.isFocusPending);
    if (pending.length === 0) return;
    const onFound = (media: Media) => this.$media.set({ ...this.$media.get(), [media.id]: media });
    const { signal } = this.#focusPoints;
    import('../../media/focus-points')
      .then((module) => module.followFocusPoints(pending, { fetchMedia: this.#fetchMedia, onFound, signal }))
      .catch(() => {});
  }

  #showKit(wanted: number | null, kit: MusicKit | null): void {
    this.#wantedKit = wanted;
    this.$kit.set(kit);
    this.$isKitMissing.set(false);
  }
}

function openedStill({ posterUrl, ratio, ingredients }: Project): OpenedStill | null {
  const sceneId = ingredients.toSorted((a, b) => a.position - b.position)[0]?.id;
  return posterUrl && sceneId !== undefined ? { url: posterUrl, ratio, sceneId } : null;
}

/** The same object where it says the same: scenes of it are not compiled anew. */
function unchanged(known: ReadonlyMap<number, IngredientTemplate>, template: IngredientTemplate): IngredientTemplate {
  const before = known.get(template.id);
  return before && isEqual(before, template) ? before : template;
}

function unknownMedia(project: EditorProject, known: MediaById): ReadonlySet<number> {
  return new Set([...mediaIdsOf(project)].filter((id) => !known[id]));
}

function byId(media: readonly Media[]): MediaById {
  return Object.fromEntries(media.map((item) => [item.id, item]));
}
