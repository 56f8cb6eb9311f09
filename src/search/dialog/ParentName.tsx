import { useQuery } from '@tanstack/react-query'
import { categories } from '../../categories/categories.ts'
import { recordOptions } from '../../collection/readOptions.ts'
import type { Language } from '../../service/language.ts'
import { useService } from '../../service/useService.ts'

/** The category that another one is in, where its listing did not say; nothing until it is known. */
export function ParentName({ id, language }: { id: number; language: Language }) {
  const { data } = useQuery(recordOptions(useService().in(language), categories, id))
  return data ? <span lang={language}>{data.name}</span> : null
}
