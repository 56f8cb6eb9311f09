import { useTranslation } from 'react-i18next'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { fieldLabel } from '../../../../core/resource/fieldLabel.ts'
import { formatDate, formatDateTime, formatList, formatTime } from '../../../../i18n/formats.ts'
import { cellMessage } from '../../cells/cellMessage.ts'
import type { CellWord, RowNote, RowProblem } from './draftRow.ts'
import type { DryRow } from './dryRun.ts'
import { inLanguage } from '../../../../ui/speech/inLanguage.ts'
import { useService } from '../../../../api/useService.ts'

/** What there is to say of the rows of a file, in sentences that name the column. */
export function useRowMessages(of: CollectionName) {
  const { t, i18n } = useTranslation('transfer')
  const label = (target: string) => fieldLabel(i18n, of, target)
  const { language } = i18n
  const service = useService()

  const said = (name: string) => inLanguage(name, service.language)
  const sentence = (word: CellWord<string>, text: string) => `${label(word.field)}: ${text}`
  const namesIn = ({ names = [] }: CellWord<string>) =>
    formatList(
      language,
      names.map((name) => t('new.note.name', { name })),
    )
  const days = (start: string, end: string) => {
    const [first, last] = [formatDate(language, start), formatDate(language, end)]
    return first === last ? first : `${first} – ${last}`
  }
  const hours = (start: string, end: string) => {
    if (start.slice(0, 10) !== end.slice(0, 10))
      return `${formatDateTime(language, start)} – ${formatDateTime(language, end)}`
    return `${formatDate(language, start)}, ${formatTime(language, start)}–${formatTime(language, end)}`
  }
  return {
    label,
    note: (word: CellWord<RowNote>) =>
      sentence(
        word,
        t(`new.note.${word.word}`, { names: namesIn(word), reasons: word.reasons?.join(' ') }),
      ),
    problem: (word: CellWord<RowProblem>) =>
      cellMessage(
        t,
        label(word.field),
        t(`cell.problem.${word.word}`, { names: namesIn(word) }),
        word.shown,
      ),
    /** «diumenge, 22 de novembre del 2026, 20:30–22:30» */
    when: ({ values }: DryRow): string => {
      const { start_date, end_date, all_day } = values
      if (typeof start_date !== 'string' || typeof end_date !== 'string') return ''
      return all_day === true ? days(start_date, end_date) : hours(start_date, end_date)
    },
    /** for a `Sentence` */
    links: ({ links }: DryRow): readonly string[] =>
      Object.entries(links).map(([field, some]) => {
        const names = some.map((link) =>
          'make' in link ? t('new.isNew', { name: said(link.name) }) : said(link.name),
        )
        return `${label(field)}: ${formatList(language, names)}`
      }),
  }
}
