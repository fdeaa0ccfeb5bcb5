/** Everything that the screens can do to a project, each as one named step. False: it did not fit, nothing changed. */

import type { HexColor } from '../../base/color';
import { isEqual } from '../../base/equal';
import { storable } from '../../base/storable-text';
import type { Brand } from '../../contract/brand/organisation';
import type { Media } from '../../contract/media/media';
import type { BackgroundValue } from '../../contract/project/background';
import type { TextPlace } from '../../contract/project/generated-texts';
import type { OwnMusic } from '../../contract/project/project';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import type { Edit } from '../../project/edit';
import { type EditorProject, nextSceneId, sceneIndex, valuesOf } from '../../project/editor-project';
import type { PlaceBackground } from '../../project/edits/background/place-background';
import { canAddScene, canDuplicateScene, canRemoveScene, type Permission } from '../../project/permitted';
import type { InFormat } from '../../project/repair/repairs';
import type { StoreContext } from '../store-context';
import { storeConfirmedTexts } from './document/confirmed-texts';
import type { EditorDocument } from './document/editor-document';
import type { EditorEnvironment } from './document/editor-environment';
import type { EditorViews } from './editor-views';

export class EditorActions {
  readonly #document: EditorDocument;
  readonly #environment: EditorEnvironment;
  readonly #views: EditorViews;
  readonly #context: StoreContext;

  constructor(document: EditorDocument, environment: EditorEnvironment, views: EditorViews, context: StoreContext) {
    this.#document = document;
    this.#environment = environment;
    this.#views = views;
    this.#context = context;
  }

  readonly rename = (name: string): boolean => {
    const value = storable(name).trim();
    return value !== '' && this.#document.dispatch('rename', [{ type: 'rename', value }]);
  };

  /** Null: the template's own text. Who types that very text means it: it is no sample any more. */
  readonly setText = (sceneId: Id<'scene'>, field: string, text: string | null): boolean => {
    const value = text === null ? null : storable(text);
    const isSet = this.#document.dispatch('set-text', [{ type: 'set-text', sceneId, field, value }]);
    if (isSet && value !== null && value === this.#sampleOf(sceneId, field))
      void this.confirmTexts([{ ingredient: sceneId, id: field }]);
    return isSet;
  };

  /** A person wants these texts as they are, although they equal the template's. Never rejects. */
  readonly confirmTexts = (texts: readonly TextPlace[]): Promise<void> =>
    storeConfirmedTexts(this.#context, this.#document, this.#environment, texts);

  /** Texts and pictures of several fields, by innerReference, as one step. */
  readonly fill = (
    sceneId: Id<'scene'>,
    texts: Readonly<Record<string, string>>,
    images: Readonly<Record<string, Media>> = {},
  ): boolean => {
    const edits = Object.entries(texts).map(
      ([field, text]): Edit => ({ type: 'set-text', sceneId, field, value: storable(text) }),
    );
    for (const [field, media] of Object.entries(images)) {
      this.#environment.addMedia(media);
      edits.push({ type: 'set-image', sceneId, field, value: media.id });
    }
    this.#document.closeStep();
    const isFilled = this.#document.dispatch('set-text', edits);
    this.#document.closeStep();
    return isFilled;
  };

  /** Null: the template's own picture. */
  readonly setImage = (sceneId: Id<'scene'>, field: string, media: Media | null): boolean => {
    if (media) this.#environment.addMedia(media);
    return this.#document.dispatch('set-image', [{ type: 'set-image', sceneId, field, value: media?.id ?? null }]);
  };

  /** Null: the template's own color. */
  readonly setColor = (sceneId: Id<'scene'>, field: string, value: HexColor | null): boolean =>
    this.#document.dispatch('set-color', [{ type: 'set-color', sceneId, field, value }]);

  readonly setBackgroundColor = (sceneId: Id<'scene'>, value: HexColor): boolean =>
    this.#setBackground(sceneId, { type: 'color', value });

  /** A picture, a video from its start, or an animation, over the color that was there; not music. */
  readonly setBackgroundMedia = (sceneId: Id<'scene'>, media: Media): boolean => {
    const { type, id: value } = media;
    if (type === 'audio') return false;
    this.#environment.addMedia(media);
    if (type !== 'lottie') return this.#setBackground(sceneId, { type, value });
    const color = this.#backgroundColorOf(sceneId);
    return this.#setBackground(sceneId, { type, value, ...(color && { color }) });
  };

  /** Back to the template's own. */
  readonly resetBackground = (sceneId: Id<'scene'>): boolean => this.#setBackground(sceneId, null);

  /** Seconds into the file. The template's own video becomes the scene's first. */
  readonly trimBackground = (sceneId: Id<'scene'>, trimStart: number, trimEnd: number): boolean =>
    this.#document.dispatch('trim-background', [
      ...this.#ownBackground(sceneId),
      { type: 'trim-background', sceneId, trimStart, trimEnd },
    ]);

  /** Percent of the canvas. The template's own picture or video becomes the scene's first. */
  readonly placeBackground = (sceneId: Id<'scene'>, place: Omit<PlaceBackground, 'type' | 'sceneId'>): boolean =>
    this.#document.dispatch('place-background', [
      ...this.#ownBackground(sceneId),
      { type: 'place-background', sceneId, ...place },
    ]);

  readonly canAddScene = (templateId: Id<'template'>): Permission =>
    this.#ask((project) => canAddScene(project, this.#views.$context.get(), templateId));

  /**
   * Behind the selected scene, else at the end, unless `index` says where; the new scene is then selected. It comes in the
   * project's palette and with the logo, texts and colors of its brand, as one step.
   */
  readonly addScene = async (templateId: Id<'template'>, index?: number): Promise<boolean> => {
    const [{ dressedValues }, { templateShots }] = await Promise.all([
      import('../../project/brand/dressed-values'),
      import('../../scene/pictures/first-shots'),
    ]);
    const project = this.#document.$project.get();
    if (!project || !this.canAddScene(templateId).allowed) return false;
    const selected = sceneIndex(project, this.#document.$selectedSceneId.get() ?? 0);
    const at = index ?? (selected < 0 ? project.scenes.length : selected + 1);
    const context = this.#views.$context.get();
    const template = context.templates.get(templateId);
    const { transition } = template ?? {};
    const scene = { id: nextSceneId(project), templateId, ...(transition && { transition }) };
    const brand = this.#environment.brandOf(project);
    const dressed = dressedValues(project, context, scene, brand);
    const values = template ? { ...dressed, shots: templateShots(template, at) } : dressed;
    const added = this.#document.dispatch('add-scene', [{ type: 'add-scene', index: at, scene, values }]);
    if (added) this.#document.select(scene.id);
    return added;
  };

  readonly canRemoveScene = (sceneId: Id<'scene'>): Permission =>
    this.#ask((project) => canRemoveScene(project, this.#views.$context.get(), sceneId));

  /**
   * If it was selected, nothing is afterwards: the menu of all scenes shows again (docs/rules/editor.md#scenes). A notification says
   * so and offers to bring just this scene back, whatever is done meanwhile.
   */
  readonly removeScene = (sceneId: Id<'scene'>): boolean => {
    const before = this.#document.$project.get();
    const card = this.#views.$scenes.get().find((scene) => scene.sceneId === sceneId);
    if (!before || !this.canRemoveScene(sceneId).allowed) return false;
    if (!this.#document.dispatch('remove-scene', [{ type: 'remove-scene', sceneId }])) return false;
    const { t, toasts } = this.#context;
    const name = card?.name || t('saving.missingName');
    toasts.show({
      tone: 'info',
      title: t('scenes.removed', { number: sceneIndex(before, sceneId) + 1, name }),
      action: { label: t('editor.undo'), run: () => this.#bringBack(before, sceneId) },
    });
    return true;
  };

  /**
   * Undoes the removal where it was the last step. Otherwise adds the scene as a new step, at its old place or at the
   * end.
   */
  #bringBack(before: EditorProject, sceneId: Id<'scene'>): void {
    const project = this.#document.$project.get();
    if (project?.id !== before.id || sceneIndex(project, sceneId) >= 0) return;
    const place = sceneIndex(before, sceneId);
    const scene = before.scenes[place];
    if (!scene) return;
    const restore: Edit = { type: 'add-scene', index: place, scene, values: valuesOf(before, sceneId) ?? null };
    if (this.#document.undoIfLast([restore])) return;
    const index = Math.min(place, project.scenes.length);
    if (this.#document.dispatch('add-scene', [{ ...restore, index }])) this.#document.select(sceneId);
  }

  readonly canDuplicateScene = (sceneId: Id<'scene'>): Permission =>
    this.#ask((project) => canDuplicateScene(project, this.#views.$context.get(), sceneId));

  /** The copy follows the scene and is selected. */
  readonly duplicateScene = (sceneId: Id<'scene'>): boolean => {
    const project = this.#document.$project.get();
    if (!project || !this.canDuplicateScene(sceneId).allowed) return false;
    const copyId = nextSceneId(project);
    const copied = this.#document.dispatch('duplicate-scene', [{ type: 'duplicate-scene', sceneId, copyId }]);
    if (copied) this.#document.select(copyId);
    return copied;
  };

  readonly moveScene = (sceneId: Id<'scene'>, toIndex: number): boolean => {
    const project = this.#document.$project.get();
    if (!project || sceneIndex(project, sceneId) === toIndex) return false;
    this.#document.closeStep();
    return this.#document.dispatch('move-scene', [{ type: 'move-scene', sceneId, toIndex }]);
  };

  /** Fetches the layouts for the ratio first; false, with a notification, when they cannot be had. */
  readonly setRatio = async (ratio: Ratio): Promise<boolean> => {
    const project = this.#document.$project.get();
    if (!project || !this.#document.allows('size')) return false;
    if (project.ratio === ratio || !this.#views.$ratios.get().includes(ratio)) return false;
    const { t, toasts } = this.#context;
    try {
      await this.#environment.layOut(ratio);
      const template = this.#environment.templateAt(ratio);
      if (template) return await this.#putInFormat(project.id, { ratio, template });
    } catch {
      toasts.show({ tone: 'danger', title: t('failure.unknown') });
      return false;
    }
    const isOpen = this.#document.$project.get()?.id === project.id;
    return isOpen && this.#document.dispatch('set-ratio', [{ type: 'set-ratio', value: ratio }]);
  };

  /** The selection stays at its place: the scenes there are others now. */
  async #putInFormat(projectId: Id<'project'> | null, format: InFormat): Promise<boolean> {
    const { inFormat } = await import('../../project/repair/repairs');
    const project = this.#document.$project.get();
    if (project?.id !== projectId) return false;
    const selected = sceneIndex(project, this.#document.$selectedSceneId.get() ?? 0);
    const isDone = this.#document.dispatch('set-ratio', inFormat(project, format));
    const scene = this.#document.$project.get()?.scenes[selected];
    if (isDone && scene) this.#document.select(scene.id);
    return isDone;
  }

  /** Null: the fonts of the style. */
  readonly setFont = (family: string | null): boolean =>
    this.#document.dispatch('set-font', [{ type: 'set-font', value: family }]);

  /** Sets the language of the texts, BCP 47; null: found from their letters. */
  readonly setLanguage = (language: string | null): boolean =>
    this.#document.dispatch('set-language', [{ type: 'set-language', value: language }]);

  /**
   * The brand that the video speaks for, null for none: its font, colors, logo and words with it, as one step. `before` is
   * the brand that the project has now, as far as it is known: what it brought goes.
   */
  readonly setBrand = async (brand: Brand | null, before: Brand | null): Promise<boolean> => {
    // Few videos change their brand: the first one that does fetches how.
    const { brandEdits } = await import('../../project/brand/apply-brand');
    const project = this.#document.$project.get();
    if (!project) return false;
    if (brand) this.#environment.addBrand(brand);
    this.#document.closeStep();
    const edits = brandEdits(project, this.#views.$context.get(), brand, before);
    const changed = edits.length > 0 && this.#document.dispatch('set-brand', edits);
    this.#document.closeStep();
    return changed;
  };

  /** Fetches what changes a palette before it is needed: the first color then follows a drag at once. Never rejects. */
  readonly preparePalette = async (): Promise<void> => {
    await loadPalette().catch(() => undefined);
  };

  /** Replaces a color of the palette, there and in every scene that uses it. */
  readonly setPaletteColor = async (index: number, color: HexColor): Promise<boolean> => {
    const { replacePaletteColor } = await loadPalette();
    const project = this.#document.$project.get();
    if (!project) return false;
    return this.#document.dispatch(
      'set-palette',
      replacePaletteColor(project, this.#views.$context.get(), index, color),
    );
  };

  /** Replaces the whole palette in the same way; null brings back the style's own. One of another length changes nothing. */
  readonly setPalette = async (palette: readonly HexColor[] | null): Promise<boolean> => {
    const { replacePalette } = await loadPalette();
    const project = this.#document.$project.get();
    if (!project) return false;
    const context = this.#views.$context.get();
    this.#document.closeStep();
    return this.#document.dispatch(
      'set-palette',
      replacePalette(project, context, palette ?? context.look?.palette ?? []),
    );
  };

  /** The music of a project that Blender renders: one of its tracks, or null. Nothing for other projects. */
  readonly setTrack = (track: number | null): boolean => {
    const project = this.#document.$project.get();
    if (!project || !this.#environment.$blender.get() || project.audio[0] === (track ?? undefined)) return false;
    return this.setMusic(project.musicKitId, track === null ? [] : [track]);
  };

  /** Null and no samples: a video without music. */
  readonly setMusic = (musicKitId: Id<'musicKit'> | null, audio: readonly number[]): boolean => {
    this.#document.closeStep();
    return this.#document.dispatch('set-music', [{ type: 'set-music', musicKitId, audio }]);
  };

  /** Music of the account in place of the composed music, which comes back with null. Each call is a step of its own. */
  readonly setOwnMusic = (ownMusic: OwnMusic | null, file?: Media): boolean => {
    if (file) this.#environment.addMedia(file);
    this.#document.closeStep();
    const isSet = this.trimOwnMusic(ownMusic);
    this.#document.closeStep();
    return isSet;
  };

  /** The same within the step that a drag has begun. */
  readonly trimOwnMusic = (ownMusic: OwnMusic | null): boolean => {
    const project = this.#document.$project.get();
    if (!project || isEqual(project.ownMusic, ownMusic)) return false;
    const { musicKitId, audio } = project;
    return this.#document.dispatch('set-music', [{ type: 'set-music', musicKitId, audio, ownMusic }]);
  };

  /** The edit that gives a scene its template's background as its own; none when it has one of its own. */
  #ownBackground(sceneId: Id<'scene'>): readonly Edit[] {
    const project = this.#document.$project.get();
    const scene = project?.scenes[sceneIndex(project, sceneId)];
    const backgrounds = scene && this.#views.$context.get().templates.get(scene.templateId)?.backgrounds;
    if (!backgrounds?.media || project?.values[sceneId]?.background !== null) return [];
    this.#environment.addMedia(backgrounds.media);
    return [{ type: 'set-background', sceneId, value: backgrounds.default }];
  }

  /** The color behind the scene now, or behind the animation there. */
  #backgroundColorOf(sceneId: Id<'scene'>): HexColor | undefined {
    const project = this.#document.$project.get();
    const scene = project?.scenes[sceneIndex(project, sceneId)];
    const own = scene && this.#views.$context.get().templates.get(scene.templateId)?.backgrounds.default;
    const background = project?.values[sceneId]?.background ?? own;
    if (background?.type === 'color') return background.value;
    return background?.type === 'lottie' ? background.color : undefined;
  }

  #sampleOf(sceneId: Id<'scene'>, field: string): string | undefined {
    const project = this.#document.$project.get();
    const scene = project?.scenes[sceneIndex(project, sceneId)];
    const template = scene && this.#views.$context.get().templates.get(scene.templateId);
    return template?.fields.texts.find(({ innerReference }) => innerReference === field)?.defaultValue;
  }

  #setBackground(sceneId: Id<'scene'>, value: BackgroundValue | null): boolean {
    return this.#document.dispatch('set-background', [{ type: 'set-background', sceneId, value }]);
  }

  #ask(question: (project: EditorProject) => Permission): Permission {
    if (!this.#document.allows('scenes')) return { allowed: false, reason: 'not_allowed' };
    const project = this.#document.$project.get();
    return project ? question(project) : { allowed: false, reason: 'scene_missing' };
  }
}

/** As for brands: few videos change their palette. */
function loadPalette() {
  return import('../../project/brand/replace-palette');
}
