import { TOKENS } from '@spotreel/sdk/theme';
import type { AssistantChatElementEvents, AssistantChatElementProps } from '../definitions/assistant-chat-element';
import type { BrandFormElementEvents, BrandFormElementProps } from '../definitions/brand-form-element';
import type { MusicPickerElementEvents, MusicPickerElementProps } from '../definitions/music-picker-element';
import type { MyVideosElementEvents, MyVideosElementProps } from '../definitions/my-videos-element';
import type { SignInElementEvents, SignInElementProps } from '../definitions/sign-in-element';
import { accountEventWords, accountPropWords, type ElementWords, LOADING } from './element-words';

const ERROR = 'Shown when the element does not load, or fails.';

export const myVideosWords: ElementWords<MyVideosElementProps, MyVideosElementEvents> = {
  description: 'The videos of the user, with their exports, names, copies and drafts.',
  props: {
    ...accountPropWords,
    projectUrl: [
      'string',
      'URL of a project on your site, with `{id}`, where a card leads. Default: `before-open` alone.',
    ],
    libraryUrl: ['string', 'URL where users without videos find templates. Default: `browse` alone.'],
  },
  events: {
    ...accountEventWords,
    'before-open': {
      detail: '{ projectId: number }',
      description: 'The user chose a video. Cancel the event to open it yourself.',
    },
    browse: { detail: 'undefined', description: 'A user without videos wants to see templates.' },
  },
  methods: {},
  slots: { header: 'Replaces the heading.', loading: LOADING, empty: 'Shown when there are no videos.', error: ERROR },
  parts: { header: 'Heading and filters.', results: 'The cards.' },
  tokens: TOKENS,
};

export const signInWords: ElementWords<SignInElementProps, SignInElementEvents> = {
  description: 'The login form, then who is logged in. All elements of the page with the same server see the login.',
  props: { ...accountPropWords, email: ['string', 'What the email field begins with.'] },
  events: {
    ...accountEventWords,
    'signed-in': {
      detail: '{ userId: number; email: string }',
      description: 'A user is logged in: now, or since an earlier visit.',
    },
    'signed-out': { detail: 'undefined', description: 'The user logged out here.' },
  },
  methods: {},
  slots: {
    loading: LOADING,
    'signed-in': 'Replaces the name and the button of a user who is logged in.',
    error: ERROR,
  },
  parts: { person: 'Name and button of the user who is logged in.' },
  tokens: TOKENS,
};

export const brandFormWords: ElementWords<BrandFormElementProps, BrandFormElementEvents> = {
  description: 'The form of one brand: logo, colors, font, website and reviews.',
  props: { ...accountPropWords, brandId: ['number', 'ID of the brand. Default: a new brand.'] },
  events: {
    ...accountEventWords,
    'brand-saved': { detail: '{ brandId: number; name: string }', description: 'The server has saved the brand.' },
    'brand-deleted': { detail: '{ brandId: number }', description: 'The server has deleted the brand.' },
  },
  methods: {},
  slots: {
    header: 'Replaces the heading.',
    loading: LOADING,
    empty: 'Shown when the brand does not exist.',
    error: ERROR,
  },
  parts: { form: 'The form.', actions: 'The buttons below the form.' },
  tokens: TOKENS,
};

export const musicPickerWords: ElementWords<MusicPickerElementProps, MusicPickerElementEvents> = {
  description: 'The music of the library, to listen to and choose from.',
  props: { ...accountPropWords, musicKitId: ['number', 'ID of the chosen music. Default: none.'] },
  events: {
    ...accountEventWords,
    'music-selected': {
      detail: '{ musicKitId: number | null; name: string }',
      description: 'The user chose music; null for none.',
    },
  },
  methods: {},
  slots: { header: 'Above the list.', loading: LOADING, empty: 'Shown when there is no music.', error: ERROR },
  parts: { list: 'The list.' },
  tokens: TOKENS,
};

export const assistantChatWords: ElementWords<AssistantChatElementProps, AssistantChatElementEvents> = {
  description: 'The assistant: a brief becomes a storyboard, and the storyboard a project.',
  props: accountPropWords,
  events: {
    ...accountEventWords,
    'project-created': {
      detail: '{ projectId: number }',
      description: 'The storyboard is a project now. Open it in a `<project-editor>`.',
    },
  },
  methods: {},
  slots: { header: 'Replaces heading and text.', loading: LOADING, error: ERROR },
  parts: { header: 'Heading and text.' },
  tokens: TOKENS,
};
