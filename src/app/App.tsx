import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { SiteName } from '../ui/PageHeader.tsx'
import { useContentLanguage } from './contentLanguage.ts'
import { Providers } from './Providers.tsx'
import type { createAppRouter } from './router.ts'
import type { Session } from './session/session.ts'
import { SessionContext, useSessionState } from './session/sessionContext.ts'
import { useInterfaceLanguage } from './useInterfaceLanguage.ts'

interface Props {
  translator: i18n
  queryClient: QueryClient
  session: Session
  router: ReturnType<typeof createAppRouter>
}

export function App({ translator, queryClient, session, router }: Props) {
  return (
    <Providers translator={translator} queryClient={queryClient}>
      <SessionContext value={session}>
        <Named>
          <RouterProvider router={router} />
        </Named>
      </SessionContext>
    </Providers>
  )
}

/** Names the site in the title of every document, and speaks the language that is asked for. */
function Named({ children }: { children: ReactNode }) {
  const { configuration } = useSessionState()
  const language = useContentLanguage(configuration)
  useInterfaceLanguage()
  return <SiteName value={configuration.siteName[language] ?? ''}>{children}</SiteName>
}
