/** The words of questions for files: a file of their own, since they are loaded with those questions alone. */
export const englishFiles = {
  selectFile: 'Please select a file',
  oneFile: 'Only one file can be uploaded at a time.',
  fileTooBig: 'File should be less than {n} MB',
  noValidFiles: 'no selected files are valid',
  wrongFileType: "This type of file isn't accepted",
  uploadFailed: 'Upload failed! Please try again.',
  uploadRunning: 'Please wait for the upload to finish',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  orDrop: 'or drop it here',
  orDropThem: 'or drop them here',
  fileLimit: 'Up to {n} MB',
  uploading: 'Uploading {name}',
  removeFile: 'Remove {name}',
} as const;
