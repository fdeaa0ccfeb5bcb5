/** Files that the import refuses, with what it names. */
export const REFUSED: Readonly<Record<string, string>> = {
  'react-useanimations/error': 'has an expression',
  'lottie-web/banner': 'Random order',
  'lottie-web/footage': 'no width and height',
  'lottie-web/lights': 'has an expression',
  'lottie-web/ripple': 'has an expression',
  'lottie-web/starfish': 'has an expression',
};
