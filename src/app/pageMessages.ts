import type { RouteContext } from './parentRoutes.tsx'

/**
 * The loader of every page but the first: its messages come with its code, not after it. Those of all pages are one
 * file, of which any namespace brings the others.
 */
export function pageMessages({ context }: { context: RouteContext }): Promise<void> {
  return context.translator.loadNamespaces('form')
}
