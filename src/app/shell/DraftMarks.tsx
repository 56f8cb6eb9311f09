import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptDrafts } from '../../collection/form/drafts/useKeptDrafts.ts'
import { ownerOf } from '../../collection/owner.ts'
import type { Service } from '../../service/service.ts'
import { setRowMarks } from '../../ui/table/rowMarks.ts'

/** Says in every list which records have something typed here and not saved. Draws nothing itself. */
export function DraftMarks({ service }: { service: Service }) {
  const { t } = useTranslation('drafts')
  const router = useRouter()
  const drafts = useKeptDrafts(ownerOf(service))
  const words = t('mark')
  useEffect(() => {
    const addressOf = (collection: string, language: string, id: number) => {
      const to: string = `/$language/${collection}/$id`
      const { publicHref } = router.buildLocation({ to, params: { language, id: String(id) } })
      return router.history.createHref(publicHref)
    }
    const marks = drafts.flatMap(
      ({ body: { collection, language, id, part } }): [string, string][] =>
        id === null || part ? [] : [[addressOf(collection, language, id), words]],
    )
    setRowMarks(new Map(marks))
  }, [drafts, router, words])
  return null
}
