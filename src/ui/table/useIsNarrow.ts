import { useTheme } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'

/** Whether the window has no room for a table: narrower than the theme's first step. */
export function useIsNarrow(): boolean {
  const query = useTheme().breakpoints.down('sm').replace('@media ', '')
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
