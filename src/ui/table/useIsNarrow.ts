import { useTheme } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'

/** Whether the window has no room for a table, or with another step for one of more columns: narrower than a step of the theme. */
export function useIsNarrow(step: 'sm' | 'md' | 'lg' = 'sm'): boolean {
  const query = useTheme().breakpoints.down(step).replace('@media ', '')
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
