/** Code of a survey with a question of type fileUpload; no other survey loads it. */
export { keepFiles } from '../../files/keep-files';
export { sendFile } from '../../files/send-file';
export { FileUpload } from './file-upload';
