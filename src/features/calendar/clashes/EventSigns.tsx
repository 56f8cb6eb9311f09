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

/** An eye that is crossed out; drawn plainly, for there may be many of them. */
export function HiddenSign() {
  return (
    <svg className="calendar-hidden" viewBox="0 0 16 16" width="12" height="12" aria-hidden>
      <path
        d="M1 8q7-9 14 0-7 9-14 0M2.5 1.5l11 13M8 7v2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  )
}
