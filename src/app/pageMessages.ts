import { pageNamespaces } from '../i18n/catalogues.ts'
import type { RouteContext } from './parentRoutes.tsx'

/** The loader of every page but the first: its messages come with its code, not after it. */
export function pageMessages({ context }: { context: RouteContext }): Promise<void> {
  return context.translator.loadNamespaces(pageNamespaces)
}
