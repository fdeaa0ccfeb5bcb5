/** All elements with their descriptions: what the manifest, the page of the docs and the tests are made from. */
import { assistantChat } from '../definitions/assistant-chat-element';
import { brandForm } from '../definitions/brand-form-element';
import { mediaLibrary } from '../definitions/media-library-element';
import { musicPicker } from '../definitions/music-picker-element';
import { myVideos } from '../definitions/my-videos-element';
import { projectEditor } from '../definitions/project-editor-element';
import { renderButton } from '../definitions/render-button-element';
import { signIn } from '../definitions/sign-in-element';
import { templateGrid } from '../definitions/template-grid-element';
import { videoPlayer } from '../definitions/video-player-element';
import { surveyModal } from '../survey-modal/survey-modal-element';
import { type DescribedElement, described } from './custom-elements';
import { mediaLibraryWords, templateGridWords } from './element-words';
import { assistantChatWords, brandFormWords, musicPickerWords, myVideosWords, signInWords } from './late-element-words';
import { projectEditorWords } from './project-editor-words';
import { surveyModalWords } from './survey-modal-words';
import { renderButtonWords, videoPlayerWords } from './video-element-words';

export const ELEMENTS: readonly DescribedElement[] = [
  described(projectEditor, projectEditorWords),
  described(templateGrid, templateGridWords),
  described(myVideos, myVideosWords),
  described(mediaLibrary, mediaLibraryWords),
  described(musicPicker, musicPickerWords),
  described(brandForm, brandFormWords),
  described(renderButton, renderButtonWords),
  described(videoPlayer, videoPlayerWords),
  described(assistantChat, assistantChatWords),
  described(signIn, signInWords),
  described(surveyModal, surveyModalWords),
];
