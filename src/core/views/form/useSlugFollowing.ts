import { useNavigate } from '@tanstack/react-router'
import { useService } from '../../../api/useService.ts'
import type { CollectionName } from '../../resource/collection.ts'
import type { Shown } from './recordForm.ts'

/** A new slug leaves the address of the old one without a record: the page goes on at its number. */
export function useSlugFollowing(name: CollectionName, slug: string): (record: Shown) => void {
  const { language } = useService()
  const navigate = useNavigate()
  return (record) => {
    if (record.slug.toLowerCase() === slug.toLowerCase()) return
    const way: string = `/$language/${name}/$id`
    const params = { language, id: String(record.id) }
    void navigate({ to: way, params, replace: true, ignoreBlocker: true })
  }
}
