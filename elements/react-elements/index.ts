/**
 * The custom elements as typed React components, for React 18 and 19 and for rendering on a server. They bring no code of the
 * elements: the script tag, or `defineElements()` of `@spotreel/elements`, may come before or after the first render.
 */

import { elementComponent } from './element-component';

export type { ElementComponent, ElementComponentProps } from './element-component';
export { ElementSettings, type ElementSettingsProps } from './element-settings';

/** `<project-editor>`: the editor of one project. */
export const ProjectEditorTag = elementComponent('project-editor');
/** `<template-grid>`: recipes and animations. */
export const TemplateGridTag = elementComponent('template-grid');
/** `<my-videos>`: videos of the user. */
export const MyVideosTag = elementComponent('my-videos');
/** `<media-library>`: files of the user. */
export const MediaLibraryTag = elementComponent('media-library');
/** `<music-picker>`: music to choose from. */
export const MusicPickerTag = elementComponent('music-picker');
/** `<brand-form>`: one brand. */
export const BrandFormTag = elementComponent('brand-form');
/** `<render-button>`: exports a project. */
export const RenderButtonTag = elementComponent('render-button');
/** `<video-player>`: plays the newest export of a project. */
export const VideoPlayerTag = elementComponent('video-player');
/** `<assistant-chat>`: the assistant. */
export const AssistantChatTag = elementComponent('assistant-chat');
/** `<sign-in>`: login for all elements of the page. */
export const SignInTag = elementComponent('sign-in');
/** `<survey-modal>`: surveys, over the page or inside it. */
export const SurveyModalTag = elementComponent('survey-modal');
