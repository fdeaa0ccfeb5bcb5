import { assistantChat } from '../definitions/assistant-chat-element';
import { brandForm } from '../definitions/brand-form-element';
import { musicPicker } from '../definitions/music-picker-element';
import { myVideos } from '../definitions/my-videos-element';
import { renderButton } from '../definitions/render-button-element';
import { signIn } from '../definitions/sign-in-element';
import { videoPlayer } from '../definitions/video-player-element';
import { type DefineOptions, defineElement } from './define-element';

/** Registers the other elements. Pages without any of them do not load this table. */
export function defineLateElements(options?: DefineOptions): void {
  defineElement(myVideos, options);
  defineElement(signIn, options);
  defineElement(brandForm, options);
  defineElement(musicPicker, options);
  defineElement(renderButton, options);
  defineElement(videoPlayer, options);
  defineElement(assistantChat, options);
}
