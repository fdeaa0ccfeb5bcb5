/** Compositions as files, painted and encoded on this device: MP4, WebM, GIF, PNG sequence. */
export type { DeviceFormat } from './export-format';
export { type DeviceExport, type DeviceExportOptions, exportVideo } from './page/device-exporter';
export { exportSupport, type SupportedFormat } from './support/export-support';
