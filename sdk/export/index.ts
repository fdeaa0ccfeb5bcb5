/** Compositions as files, painted and encoded on this device: MP4, WebM, GIF, PNG sequence. */
export type { ExportErrorCode } from '../base/error-codes';
export { type DeviceFormat, EXPORT_FORMATS, type FormatFacts, formatFacts } from './export-format';
export {
  createDeviceExporter,
  type DeviceExport,
  type DeviceExporter,
  type DeviceExporterOptions,
  type DeviceExportOptions,
  type DeviceExportProgress,
  exportVideo,
} from './page/device-exporter';
export { exportSupport, type SupportedFormat } from './support/export-support';
