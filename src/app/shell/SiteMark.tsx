import { styled } from '@mui/material/styles'

const Mark = styled('svg')(({ theme }) => ({
  flex: 'none',
  width: 36,
  height: 36,
  margin: '2px auto 10px',
  color: (theme.vars ?? theme).palette.rail.ink,
}))

/** A page of a calendar with three lines, one for each language. */
export function SiteMark() {
  return (
    <Mark
      viewBox="0 0 36 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M6.5 11a4 4 0 0 1 4-4h15a4 4 0 0 1 4 4v15a4 4 0 0 1-4 4h-15a4 4 0 0 1-4-4z" />
      <path d="M12.5 3.5v6M23.5 3.5v6M12.5 16h11M12.5 20.5h7.5M12.5 25h4" />
    </Mark>
  )
}
