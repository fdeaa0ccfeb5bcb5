import type { ElementDefinition, ElementOf } from '../bridge/element-definition';
import { lazyPart } from '../react/controls/lazy-part/lazy-part';
import { type AccountElementEvents, type AccountElementProps, accountEvents, accountProps } from './account-element';

/** Properties of `<assistant-chat>`. Each is also an attribute. */
export type AssistantChatElementProps = AccountElementProps;

/** Events of `<assistant-chat>` with their `detail`. */
export interface AssistantChatElementEvents extends AccountElementEvents {
  /** The storyboard has become a project; show it in a `<project-editor>`. */
  'project-created': { projectId: number };
}

/** The element `<assistant-chat>`. */
export type AssistantChatElement = ElementOf<AssistantChatElementProps, AssistantChatElementEvents>;

const EmbeddedAssistantChat = lazyPart(() =>
  import('../react/embed/embedded-assistant-chat').then((module) => ({ default: module.EmbeddedAssistantChat })),
);

export const assistantChat: ElementDefinition<AssistantChatElementProps, AssistantChatElementEvents> = {
  tag: 'assistant-chat',
  component: EmbeddedAssistantChat,
  props: { ...accountProps },
  events: { ...accountEvents, 'project-created': {} },
  methods: {},
};

declare global {
  interface HTMLElementTagNameMap {
    'assistant-chat': AssistantChatElement;
  }
}
