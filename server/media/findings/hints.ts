/** Advice for a designer on each finding. */
import type { FindingCode } from '@spotreel/sdk/internal/contract';

const BY_CODE: Readonly<Record<FindingCode, string>> = {
  not_a_package: 'Choose a .spotreel file, a ZIP or the JSON that Bodymovin or LottieFiles exported.',
  archive_damaged: 'Zip the folder again as a single file without a password.',
  too_many_entries: 'Keep template.json, the lottie folder and the assets it lists. Remove everything else.',
  entry_too_large: 'Make the file smaller. JPEG images up to 3000 px wide are enough.',
  package_too_large: 'Make images and videos smaller, or remove files you don’t use.',
  compression_bomb: 'Zip the folder again with the ZIP tool of your system.',
  unsafe_path: 'Rename the file. Use only letters, digits and hyphens.',
  special_file: 'Replace the link with the file itself.',
  duplicate_entry: 'Give each file a different name. Capitals and accents don’t count as a difference.',
  encrypted_entry: 'Zip the folder again without a password.',
  compression_unsupported: 'Zip the folder again with the standard method (deflate).',
  nested_archive: 'Unzip the archive and add its files to the package.',
  unknown_entry: 'Remove the file, or list it in template.json.',
  manifest_missing: 'Add template.json at the top level of the ZIP, or import a Lottie file.',
  manifest_unreadable: 'Save template.json as UTF-8 and check for a missing comma or bracket.',
  manifest_invalid: 'Correct this entry in template.json. The guide lists all entries.',
  version_unsupported: 'Update the server, or export the package in an older version.',
  field_repeated: 'Give each field a different reference.',
  text_too_long: 'Shorten the default text, or increase maxLength.',
  facet_unknown: 'Use one of the listed names, or remove the entry.',
  music_unknown: 'Choose a music kit from this server, or null for no music.',
  layout_missing: 'Add the file, or remove the ratio from template.json.',
  layout_unreadable: 'Export the file again.',
  template_broken: 'Export the file again. If you edited it by hand, undo those edits.',
  template_unsupported: 'Change the layer in After Effects and export again.',
  canvas_size: 'Use a composition of 1920 × 1080, 1080 × 1920 or 1080 × 1080 px.',
  duration_differs: 'Make durationSeconds match the length of the composition.',
  keyframe_outside: 'Choose a moment when everything is visible.',
  field_without_layer: 'Add the reference as "sid" to the layer that shows the field, or remove the field.',
  layer_without_field: 'Add a field with this reference, or remove the "sid".',
  font_unavailable: 'Use a font from the library to keep your design.',
  text_without_box: 'Use box text: drag with the text tool to draw a box that fits the longest text.',
  text_overflow: 'Enlarge the text box, or lower maxLength.',
  text_collides: 'Enlarge the text box, move the layer, or make its “keepOut” smaller.',
  text_contrast: 'Choose a lighter or darker text color, or add a shape behind the text.',
  asset_missing: 'Add the file. For an After Effects export, zip the JSON with its images folder.',
  asset_unused: 'List the file in template.json, or remove it.',
  asset_undecodable: 'Save the file again as JPEG, PNG or WebP.',
  frame_rate_converted: 'You don’t need to do anything. Compositions at 30 fps aren’t converted.',
  version_upgraded: 'Export the file again with a current version of Bodymovin to be sure.',
  first_frame_moved: 'You don’t need to do anything. Start the work area at the first frame to avoid this.',
  manifest_derived: 'Import the template, then download its package to edit names, limits and colors.',
  still_unpainted: 'Ask your administrator to enable the renderer. Templates need it.',
};

/** Advice for features that the painters do not share, by the feature's short name. */
const BY_FEATURE: Readonly<Record<string, string>> = {
  expression: 'Convert it to keyframes: Animation > Keyframe Assistant > Convert Expression to Keyframes.',
  effect: 'Remove the effect, or rebuild it with shapes.',
  '3d': 'Turn off the 3D switch of the layer.',
  'merge paths': 'Draw the shape as a single path.',
  'layer style': 'Remove the layer style, or draw it as a shape.',
  'feathered mask': 'Set the mask feather to 0.',
  'time stretch': 'Pre-compose the layer and set its stretch to 100%.',
};

export function hintOf(code: FindingCode, feature: string): string {
  return (Object.hasOwn(BY_FEATURE, feature) ? BY_FEATURE[feature] : undefined) ?? BY_CODE[code];
}
