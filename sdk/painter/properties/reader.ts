/** A property of a Lottie document as what can be asked at a frame. */
export interface Reader<Value> {
  /** It never changes. */
  readonly isStill: boolean;
  at(frame: number): Value;
}

/** Keeps the last answer: a frame is asked for the same more than once. */
export function lastKept<Value>(at: (frame: number) => Value): (frame: number) => Value {
  let last: { readonly frame: number; readonly value: Value } | undefined;
  return (frame) => {
    if (last?.frame !== frame) last = { frame, value: at(frame) };
    return last.value;
  };
}

export function stillReader<Value>(value: Value): Reader<Value> {
  return { isStill: true, at: () => value };
}
