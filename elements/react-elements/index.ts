/**
 * The custom elements as typed React components, for React 18 and 19 and for rendering on a server. They bring no code of the
 * elements: the script tag, or `defineElements()` of `@spotreel/elements`, may come before or after the first render.
 */

import { elementComponent } from './element-component';

export { ElementSettings, type ElementSettingsProps } from './element-settings';

/**
 * `<project-editor>`: the editor of one project.
 *
 * @example
 * ```tsx
 * import { ProjectEditorTag } from '@spotreel/elements/react-elements';
 *
 * const editor = <ProjectEditorTag projectId={100001} onProjectSaved={({ detail }) => console.log(detail.projectId)} />;
 * ```
 */
export const ProjectEditorTag = elementComponent('project-editor');
/**
 * `<template-grid>`: recipes and animations.
 *
 * @example
 * ```tsx
 * import { TemplateGridTag } from '@spotreel/elements/react-elements';
 *
 * const grid = <TemplateGridTag onProjectCreated={({ detail }) => console.log(detail.projectId)} />;
 * ```
 */
export const TemplateGridTag = elementComponent('template-grid');
/**
 * `<my-videos>`: videos of the user.
 *
 * @example
 * ```tsx
 * import { MyVideosTag } from '@spotreel/elements/react-elements';
 *
 * const videos = <MyVideosTag className="videos" />;
 * ```
 */
export const MyVideosTag = elementComponent('my-videos');
/**
 * `<media-library>`: files of the user.
 *
 * @example
 * ```tsx
 * import { MediaLibraryTag } from '@spotreel/elements/react-elements';
 *
 * const files = <MediaLibraryTag className="files" />;
 * ```
 */
export const MediaLibraryTag = elementComponent('media-library');
/**
 * `<music-picker>`: music to choose from.
 *
 * @example
 * ```tsx
 * import { MusicPickerTag } from '@spotreel/elements/react-elements';
 *
 * const music = <MusicPickerTag onMusicSelected={({ detail }) => console.log(detail.musicKitId)} />;
 * ```
 */
export const MusicPickerTag = elementComponent('music-picker');
/**
 * `<brand-form>`: one brand.
 *
 * @example
 * ```tsx
 * import { BrandFormTag } from '@spotreel/elements/react-elements';
 *
 * const brand = <BrandFormTag onBrandSaved={({ detail }) => console.log(detail.brandId)} />;
 * ```
 */
export const BrandFormTag = elementComponent('brand-form');
/**
 * `<render-button>`: exports a project.
 *
 * @example
 * ```tsx
 * import { RenderButtonTag } from '@spotreel/elements/react-elements';
 *
 * const button = <RenderButtonTag projectId={100001} onProjectRendered={({ detail }) => console.log(detail.downloadUrl)} />;
 * ```
 */
export const RenderButtonTag = elementComponent('render-button');
/**
 * `<video-player>`: plays the newest export of a project.
 *
 * @example
 * ```tsx
 * import { VideoPlayerTag } from '@spotreel/elements/react-elements';
 *
 * const player = <VideoPlayerTag projectId={100001} label="Spring sale" />;
 * ```
 */
export const VideoPlayerTag = elementComponent('video-player');
/**
 * `<assistant-chat>`: the assistant.
 *
 * @example
 * ```tsx
 * import { AssistantChatTag } from '@spotreel/elements/react-elements';
 *
 * const chat = <AssistantChatTag onProjectCreated={({ detail }) => console.log(detail.projectId)} />;
 * ```
 */
export const AssistantChatTag = elementComponent('assistant-chat');
/**
 * `<sign-in>`: login for all elements of the page.
 *
 * @example
 * ```tsx
 * import { SignInTag } from '@spotreel/elements/react-elements';
 *
 * const login = <SignInTag onSignedIn={({ detail }) => console.log(detail.email)} />;
 * ```
 */
export const SignInTag = elementComponent('sign-in');
/**
 * `<survey-modal>`: surveys, over the page or inside it.
 *
 * @example
 * ```tsx
 * import { SurveyModalTag } from '@spotreel/elements/react-elements';
 *
 * const surveys = <SurveyModalTag environmentId="your-environment-id" inline />;
 * ```
 */
export const SurveyModalTag = elementComponent('survey-modal');
