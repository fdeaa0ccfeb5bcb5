/** Exports on this device for the elements. They load it at once, when a person asks for a file. */
export type { DeviceFormat } from './export-format';
export { formatFacts } from './export-format';
export { createDeviceExporter, type DeviceExport, type DeviceExporter } from './page/device-exporter';
export { exportSupport, type SupportedFormat } from './support/export-support';
