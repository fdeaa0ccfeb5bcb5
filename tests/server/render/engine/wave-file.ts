/** A stereo WAV of 32-bit floats at 48 kHz, both channels equal. */
export function waveFile(seconds: number, valueAt: (seconds: number) => number): { bytes: Buffer; samples: number } {
  const samples = Math.round(seconds * 48_000);
  const data = Buffer.alloc(samples * 8);
  for (let index = 0; index < samples; index++) {
    const value = valueAt(index / 48_000);
    data.writeFloatLE(value, index * 8);
    data.writeFloatLE(value, index * 8 + 4);
  }
  return { bytes: Buffer.concat([header(data.length), data]), samples };
}

/** RIFF, with a format of IEEE floats. */
function header(dataBytes: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + dataBytes, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(3, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(48_000, 24);
  bytes.writeUInt32LE(48_000 * 8, 28);
  bytes.writeUInt16LE(8, 32);
  bytes.writeUInt16LE(32, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(dataBytes, 40);
  return bytes;
}
