import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceInput } from '../../../../ui/form/ChoiceInput.tsx'
import { postPart, type PostFormValues } from '../postFormValues.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Query } from '../../../../api/outgoing.ts'
import { useService } from '../../../../api/useService.ts'
import type { Collection } from '../../../resource/collection.ts'
import type { Post } from '../../../resource/post.ts'
import { listOptions } from '../../../query/readOptions.ts'

/** A collection whose records have authors. */
type Authored = Pick<Collection<Post, never, never, never>, 'name' | 'read' | 'everything'>

/** Ids of authors met in a listing, each with its number of records there; read when first looked for. */
function useSeenAuthors({ name, everything, ...among }: Authored) {
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

interface Props<V extends PostFormValues> {
  form: UseFormReturn<V>
  label: string
  /** What the authors are looked for in. */
  among: Authored
  /** Says how many records of an author were seen. */
  explain: (author: string, count: number) => string
}

/** The interface names authors by id only: the ids met in a listing are offered. */
export function AuthorField<V extends PostFormValues>({ form, label, among, explain }: Props<V>) {
  const { t } = useTranslation('recordForm')
  const { authors, look } = useSeenAuthors(among)
  return (
    <ChoiceInput
      control={postPart(form).control}
      name="author"
      label={label}
      help={t('help.author')}
      free
      options={[...authors.keys()]}
      explainOption={(author) => explain(author, authors.get(author) ?? 0)}
      onOpen={look}
    />
  )
}
