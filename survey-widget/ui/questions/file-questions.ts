/** What a survey with a question of type fileUpload needs; no other survey loads it. */
export { keepFiles } from '../../files/keep-files';
export { sendFile } from '../../files/send-file';
export { FileUpload } from './file-upload';
