import { createContext, use } from 'react'

/** Name of the site, said after each page's own title. */
export const SiteName = createContext('')

/** Names the document (tab, history, screen reader): page first, then site. */
export function DocumentTitle({ title }: { title: string }) {
  const siteName = use(SiteName)
  return <title>{siteName ? `${title} – ${siteName}` : title}</title>
}
