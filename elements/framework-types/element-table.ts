/** The table of elements as types: the types for each framework are made from it. */
import type { AssistantChatElementEvents, AssistantChatElementProps } from '../definitions/assistant-chat-element';
import type { BrandFormElementEvents, BrandFormElementProps } from '../definitions/brand-form-element';
import type { MediaLibraryElementEvents, MediaLibraryElementProps } from '../definitions/media-library-element';
import type { MusicPickerElementEvents, MusicPickerElementProps } from '../definitions/music-picker-element';
import type { MyVideosElementEvents, MyVideosElementProps } from '../definitions/my-videos-element';
import type { ProjectEditorElementEvents, ProjectEditorElementProps } from '../definitions/project-editor-element';
import type { RenderButtonElementEvents, RenderButtonElementProps } from '../definitions/render-button-element';
import type { SignInElementEvents, SignInElementProps } from '../definitions/sign-in-element';
import type { TemplateGridElementEvents, TemplateGridElementProps } from '../definitions/template-grid-element';
import type { VideoPlayerElementEvents, VideoPlayerElementProps } from '../definitions/video-player-element';
import type { SurveyModalElementEvents, SurveyModalElementProps } from '../survey-modal/survey-modal-props';

interface ElementRow<Props, Events> {
  /** Properties by their names in JavaScript. */
  readonly props: Props;
  /** `detail` of each event, by the name of the event. */
  readonly events: Events;
}

/** Properties and events of each element, by its tag without prefix. */
export interface ElementTable {
  'project-editor': ElementRow<ProjectEditorElementProps, ProjectEditorElementEvents>;
  'template-grid': ElementRow<TemplateGridElementProps, TemplateGridElementEvents>;
  'my-videos': ElementRow<MyVideosElementProps, MyVideosElementEvents>;
  'media-library': ElementRow<MediaLibraryElementProps, MediaLibraryElementEvents>;
  'music-picker': ElementRow<MusicPickerElementProps, MusicPickerElementEvents>;
  'brand-form': ElementRow<BrandFormElementProps, BrandFormElementEvents>;
  'render-button': ElementRow<RenderButtonElementProps, RenderButtonElementEvents>;
  'video-player': ElementRow<VideoPlayerElementProps, VideoPlayerElementEvents>;
  'assistant-chat': ElementRow<AssistantChatElementProps, AssistantChatElementEvents>;
  'sign-in': ElementRow<SignInElementProps, SignInElementEvents>;
  'survey-modal': ElementRow<SurveyModalElementProps, SurveyModalElementEvents>;
}

/** Tag of an element, without prefix. */
export type ElementTag = keyof ElementTable;

/** Properties of an element. */
export type ElementPropsOf<Tag extends ElementTag> = ElementTable[Tag]['props'];

/** Names of the events of an element. */
export type ElementEventName<Tag extends ElementTag> = keyof ElementTable[Tag]['events'] & string;

/** An event of an element: `ElementEvent<'project-editor', 'project-saved'>`. */
export type ElementEvent<Tag extends ElementTag, Name extends ElementEventName<Tag>> = CustomEvent<
  ElementTable[Tag]['events'][Name]
>;
