import { useTranslation } from 'react-i18next'
import type { Operation } from '../core/write/operation.ts'
import { formatList, formatNumber } from '../i18n/formats.ts'
import { useService } from '../service/useService.ts'
import { titleOf } from './written.ts'

/** What the history says of its entries in a line. */
export function useEntryWords() {
  const { t, i18n } = useTranslation('history')
  const { languages } = useService().configuration
  const some = (what: 'undone' | 'waits', count: number, all: number): string => {
    if (count === 0) return ''
    if (count === all) return t(what)
    return t(`${what}Some`, { count, number: formatNumber(i18n.language, count) })
  }
  return {
    entry: (entry: Operation) => titleOf(entry),
    language: ({ language }: Operation) => languages[language] ?? language,
    /** «30 events changed» of each resource and what was done. */
    series(entries: readonly Operation[]): string {
      const counts = new Map<string, { entry: Operation; count: number }>()
      for (const entry of entries) {
        const kind = `${entry.collection} ${entry.operation}`
        counts.set(kind, { entry, count: (counts.get(kind)?.count ?? 0) + 1 })
      }
      const said = [...counts.values()].map(({ entry: { collection, operation }, count }) => {
        const number = formatNumber(i18n.language, count)
        return t(`many.${collection}.${operation}`, { count, number })
      })
      return formatList(i18n.language, said)
    },
    who({ account }: Operation): string {
      const name = account.startsWith('password:') ? account.slice('password:'.length) : ''
      return name === '' ? t('bySession') : t('by', { name })
    },
    from: ({ from }: Operation) => (from === '' || from === '/' ? '' : t('from', { path: from })),
    undoes: ({ undoes }: Operation) => (undoes === undefined ? '' : t('isUndo')),
    /** How many of them were taken back. */
    undone: (count: number, all: number) => some('undone', count, all),
    /** How many of them wait for that. */
    waiting: (count: number, all: number) => some('waits', count, all),
  }
}
