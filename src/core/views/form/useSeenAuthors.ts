import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Query } from '../../../api/outgoing.ts'
import { useService } from '../../../api/useService.ts'
import type { Collection } from '../../resource/collection.ts'
import type { Post } from '../../resource/post.ts'
import { listOptions } from '../../query/readOptions.ts'

/** A collection whose records have authors. */
export type Authored = Pick<Collection<Post, never, never, never>, 'name' | 'read' | 'everything'>

/** Ids of authors met in a listing, each with its number of records there; read when first looked for. */
export function useSeenAuthors({ name, everything, ...among }: Authored) {
  const service = useService()
  const [isLooking, setLooking] = useState(false)
  const listed = {
    name,
    read: (wire: unknown) => among.read(wire),
    query: (all: Query) => all,
  }
  const { data } = useQuery({ ...listOptions(service, listed, everything), enabled: isLooking })
  const authors = new Map<string, number>()
  for (const { author } of data?.items ?? []) {
    if (author === null) continue
    authors.set(String(author), (authors.get(String(author)) ?? 0) + 1)
  }
  return { authors, look: () => setLooking(true) }
}
