import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { type ReactNode, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useSettings } from '../ui/settings.ts'
import { storagePrefix } from '../ui/storage.ts'
import { themeOf } from './theme/theme.ts'

interface Props {
  translator: i18n
  queryClient: QueryClient
  children: ReactNode
}

/** Words, look and server state, for whatever is drawn inside. */
export function Providers({ translator, queryClient, children }: Props) {
  return (
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={queryClient}>
        <Look>{children}</Look>
      </QueryClientProvider>
    </I18nextProvider>
  )
}

/** The theme at the chosen density; usable where there is nothing but words to show. */
export function Look({ children }: { children: ReactNode }) {
  const { density } = useSettings()
  const theme = useMemo(() => themeOf(density), [density])
  return (
    <ThemeProvider theme={theme} modeStorageKey={`${storagePrefix}scheme`} noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
}
