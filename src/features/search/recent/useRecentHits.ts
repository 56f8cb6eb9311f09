import { useRecentRecords } from '../../../core/resource/recentRecords.ts'
import { languageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { bareHit, type RecordHit } from '../hits/hit.ts'

/** What was open in this browser, as hits; what belonged to a language that is configured no more is left out. */
export function useRecentHits(service: Service): readonly RecordHit[] {
  return useRecentRecords(service).flatMap(({ collection, id, language: code, title }) => {
    const language = languageOf(service.configuration, code)
    const place = { kind: 'id', id: String(id) } as const
    return language ? [bareHit({ collection, language, place, title })] : []
  })
}
