import type { ReactNode } from 'react'
import { exactly } from '../../../ui/filters/address.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { WritableName } from '../../resource/collection.ts'

/** Where a record was looked for: by its number or by its slug. */
export type Place = { id: string } | { slug: string }

interface Props {
  name: WritableName
  language: string
  place: Place
  children: ReactNode
}

/** Leads to the page of a record; a picture has none. */
export function RecordLink({ name, language, place, children }: Props) {
  if (name === 'media') return children
  const way: string = 'id' in place ? `/$language/${name}/$id` : `/$language/${name}/by-slug/$slug`
  return (
    <RouterLink to={way} params={{ language, ...place }}>
      {children}
    </RouterLink>
  )
}

/** Leads to the listing of a collection. */
export function ListLink({ name, language, children }: Omit<Props, 'place'>) {
  const way: string = `/$language/${name}`
  return (
    <RouterLink to={way} params={{ language }} activeOptions={exactly}>
      {children}
    </RouterLink>
  )
}
