/** One thing over another; drawn plainly, for there may be hundreds of them. */
export function ClashSign() {
  return (
    <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden>
      <path
        d="M1.5 1.5h9v9h-9zM5.5 5.5h9v9h-9z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  )
}
