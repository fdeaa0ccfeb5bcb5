/** Types of what a page gives its editor. */
export type {
  EditorMediaSource,
  MediaSourceItem,
  MediaSourcePage,
  UploadTarget,
} from '@spotreel/sdk/internal/stores';
