/** Types of what a page gives its editor. */
export type {
  EditorMediaSource,
  MediaCredit,
  MediaSourceItem,
  MediaSourcePage,
  MediaSourceSearch,
  PageUpload,
  UploadTarget,
} from '@spotreel/sdk/internal/stores';
