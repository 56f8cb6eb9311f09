import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Service } from './api/service.ts'
import { ServiceContext } from './api/useService.ts'
import { createQueryClient } from './core/query/queryClient.ts'
import { createTranslator } from './i18n/i18n.ts'

/** What a component or a hook stands in, as `wrapper`: English words, a cache, and a service where it asks one. */
export async function providers(
  namespaces: readonly string[] = [],
  service: Service | null = null,
  client = createQueryClient(),
) {
  const translator = await createTranslator('en')
  await translator.loadNamespaces(namespaces)
  return ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={client}>
        <ServiceContext value={service}>{children}</ServiceContext>
      </QueryClientProvider>
    </I18nextProvider>
  )
}
