/** Types of what a page gives its editor. */
export type {
  MediaCredit,
  MediaSource,
  MediaSourceItem,
  MediaSourcePage,
  MediaSourceSearch,
  PageUpload,
  UploadTarget,
} from '@spotreel/sdk/stores';
