/** Compositions as files, painted and encoded on this device: MP4, WebM, GIF, PNG sequence. */
export type { ExportErrorCode } from './export-error';
export { EXPORT_FORMATS, type ExportFormat, type FormatFacts, formatFacts } from './export-format';
export {
  createDeviceExporter,
  type DeviceExporter,
  type DeviceExporterOptions,
  type ExportedFile,
  type ExportOptions,
  type ExportProgress,
  exportVideo,
} from './page/device-exporter';
export { exportSupport, type SupportedFormat } from './support/export-support';
