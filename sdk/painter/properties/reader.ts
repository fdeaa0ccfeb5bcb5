/** A property of a Lottie document as what can be asked at a frame. */
export interface Reader<Value> {
  /** It never changes. */
  readonly isStill: boolean;
  at(frame: number): Value;
}

export function stillReader<Value>(value: Value): Reader<Value> {
  return { isStill: true, at: () => value };
}
