import { useTranslation } from 'react-i18next'
import { formatBytes, formatNumber } from '../../../i18n/formats.ts'
import {
  type FileProblem,
  isOfForm,
  isOfPart,
  largestFile,
  mostChangedRows,
  mostRows,
} from '../table/table.ts'

/** Of the files that are read as tables, as the attribute of an input. */
export const tableFiles = '.csv,.xlsx,.ods,.txt,.tsv,text/csv'

/** The same of calendars. */
export const calendarFiles = '.ics,.ical,.zip,text/calendar'

/** What is said of a file while it is read and measured, for changes (`in`) or for new records. */
export function useTableMessages(part: 'in' | 'new') {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
  const number = (count: number) => formatNumber(i18n.language, count)
  const rows = number(part === 'in' ? mostChangedRows : mostRows)
  const limits = { most: formatBytes(i18n.language, largestFile), rows }
  const words = {
    refused: (name: string) => t('in.refused', { name }),
    problem: (problem: FileProblem) =>
      isOfForm(problem)
        ? t(`reading.problem.${problem}`)
        : isOfPart(problem)
          ? t(`${part}.fileProblem.${problem}`, limits)
          : t(`fileProblem.${problem}`),
    reading: t('in.reading'),
    comparing: part === 'in' ? t('in.comparing') : t('in.reading'),
    far: (done: number, known: number) => t('in.far', { done, known }),
    stop: t('ui:stop'),
  }
  return { limits, words }
}
