/** What to do about a finding, in words for people who draw. */
import type { FindingCode } from '../../sdk/contract/schemas/template-package-check';

const BY_CODE: Readonly<Record<FindingCode, string>> = {
  not_a_package: 'Choose a .spotreel file, a zip of one, or the JSON that the Bodymovin or LottieFiles export wrote.',
  archive_damaged: 'Zip the folder again, without a password and without splitting it.',
  too_many_entries: 'Keep template.json, lottie/ and the assets that it names; take everything else out.',
  entry_too_large: 'Make the file smaller: pictures of 3000 px and JPEG are plenty.',
  package_too_large: 'Make pictures and videos smaller, or leave out what is not used.',
  compression_bomb: 'Zip the folder again with your system’s own zip.',
  unsafe_path: 'Rename the file: letters, digits and - in folders of the package.',
  special_file: 'Put the file itself there instead of a link.',
  duplicate_entry: 'Give each file a name of its own; capitals and accents do not tell them apart.',
  encrypted_entry: 'Zip it without a password.',
  compression_unsupported: 'Zip it with the standard method (deflate).',
  nested_archive: 'Unpack it, and put its files into the package.',
  unknown_entry: 'Leave it out, or name it in template.json.',
  manifest_missing: 'Put template.json at the top of the zip, or bring a Lottie export.',
  manifest_unreadable: 'Save template.json as UTF-8 and look for a missing comma or bracket.',
  manifest_invalid: 'Correct this entry of template.json; the guide lists them all.',
  version_unsupported: 'Update this server, or export the package in the older version.',
  field_repeated: 'Give each field a reference of its own.',
  text_too_long: 'Shorten the default text, or raise maxLength.',
  facet_unknown: 'Use one of the names listed, or leave it out.',
  music_unknown: 'Choose a kit of this server, or null.',
  layout_missing: 'Add the document, or take the ratio out of template.json.',
  layout_unreadable: 'Export the document again.',
  template_broken: 'Export the document again; if it was edited by hand, undo that.',
  template_unsupported: 'Change the layer in After Effects and export again.',
  canvas_size: 'Compositions are 1920 × 1080, 1080 × 1920 or 1080 × 1080.',
  duration_differs: 'Make the composition and durationSeconds equally long.',
  keyframe_outside: 'Choose a moment at which everything stands.',
  field_without_layer: 'Put its reference as "sid" on the layer that shows it, or remove the field.',
  layer_without_field: 'Add a field with this reference, or take the "sid" out.',
  font_unavailable: 'Use a font of the library, so that it looks as you drew it.',
  text_without_box: 'Use box text (drag with the text tool) as large as the text may become.',
  text_overflow: 'Make the box larger, or maxLength smaller.',
  text_contrast: 'Choose a lighter or darker color for the text, or put a plate behind it.',
  asset_missing: 'Add the file; of an After Effects export, zip the JSON together with its images folder.',
  asset_unused: 'Name it in template.json, or leave it out.',
  asset_undecodable: 'Save it again as JPEG, PNG or WebP.',
  frame_rate_converted: 'Nothing to do. Compositions of 30 frames a second need no conversion.',
  first_frame_moved: 'Nothing to do. A work area that begins with its composition needs no moving.',
  manifest_derived: 'Import it as it is; export it afterwards to refine names, limits and colors.',
  still_unpainted: 'Ask whoever runs the server: templates need its renderer.',
};

/** Of what the painters do not share, by the short name of the feature. */
const BY_FEATURE: Readonly<Record<string, string>> = {
  expression: 'Convert it to keyframes: Animation > Keyframe Assistant > Convert Expression to Keyframes.',
  effect: 'Rebuild the effect with shapes, or take it off.',
  '3d': 'Switch the 3D box of the layer off.',
  'merge paths': 'Draw the shape as one path instead.',
  'layer style': 'Take the layer style off, or draw it as a shape.',
  'feathered mask': 'Set the feather of the mask to 0.',
  'time stretch': 'Pre-compose the layer and set its stretch to 100 %.',
};

export function hintOf(code: FindingCode, feature: string): string {
  return (Object.hasOwn(BY_FEATURE, feature) ? BY_FEATURE[feature] : undefined) ?? BY_CODE[code];
}
