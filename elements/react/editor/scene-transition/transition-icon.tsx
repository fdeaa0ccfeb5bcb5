/** Two scenes that meet. Filled: the video has a transition here. */
export function TransitionIcon({ isFilled }: { isFilled: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill={isFilled ? 'currentColor' : 'none'} className="sr-transition-icon">
      <path
        d="M4 5.5v13L11 12zM20 5.5v13L13 12z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
