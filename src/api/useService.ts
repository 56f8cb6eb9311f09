import { createContext, use } from 'react'
import type { Service } from './service.ts'

/** The service of the current content language; the application provides it. */
export const ServiceContext = createContext<Service | null>(null)

/** @throws TypeError outside of `ServiceContext` */
export function useService(): Service {
  const service = use(ServiceContext)
  if (service === null) throw new TypeError('useService outside of ServiceContext')
  return service
}
