export function copyPreparedData(folder: string): Promise<void>;
