/** Types of files that can be uploaded, for the attribute `accept` of an input. */
export const ACCEPTED_FILES = 'image/*,video/*,audio/*,.heic,.heif,.json,.lottie';
