/** Mark and name. */
export function Wordmark() {
  return (
    <span className="sr-wordmark">
      <img src="/assets/spotreel.svg" alt="" width={28} height={28} />
      Spotreel
    </span>
  );
}
