/** What can be uploaded, as the attribute `accept` of an input takes it. */
export const ACCEPTED_FILES = 'image/*,video/*,audio/*,.heic,.heif,.json,.lottie';
