import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { formatDate, formatList } from '../../../i18n/formats.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { Choice, Choices } from '../../../ui/form/Choice.tsx'
import { type Encoding, encodings } from '../../../ui/files/textOfBytes.ts'
import { type DayOrder, momentOf } from '../cells/moment.ts'
import { type DecimalSign, priceOf } from '../cells/price.ts'
import type { FileOptions, ReadOptions } from './fileOptions.ts'

interface Props {
  options: FileOptions
  chosen: ReadOptions
  today: WallDay
  onChoose: (chosen: ReadOptions) => void
}

const orders = ['dayFirst', 'monthFirst'] as const
const signs = ['comma', 'point'] as const

/** What of a file can be read in several ways, each once: its sheet, its names, its letters, its days and its prices. */
export function FileOptionFields({ options, chosen, today, onChoose }: Props) {
  const { t, i18n } = useTranslation(['transfer', 'ui'])
  const { sheets = [], sheet = 0, guessed, hidden = 0, hiddenColumns, secondHead } = options
  const { heads, head, day, price } = options
  const { head: _, ...others } = chosen
  const unknown = { value: 'unknown', words: t('ui:choose') }
  const dayIn = (order: DayOrder) => {
    const read = momentOf(day ?? '', today, order)
    return 'day' in read ? formatDate(i18n.language, read.day) : ''
  }
  const priceIn = (sign: DecimalSign) => {
    const read = priceOf(price ?? '', sign)
    return 'value' in read ? read.value : ''
  }
  const isGuessed = guessed !== undefined && guessed !== 'UTF-16'
  // What is chosen is sound because it is one of the options.
  const choices = [
    sheets.length > 1 && {
      label: t('reading.sheet'),
      value: String(sheet),
      options: sheets.map((words, at) => ({ value: String(at), words })),
      onChange: (value: string) => onChoose({ ...others, sheet: Number(value) }),
    },
    heads.length > 1 && {
      label: t('reading.head'),
      value: String(head),
      options: heads.map((row, at) => ({ value: String(at), words: t('reading.headRow', row) })),
      onChange: (value: string) => onChoose({ ...chosen, head: Number(value) }),
    },
    isGuessed && {
      label: t('reading.encoding'),
      value: guessed,
      options: encodings.map((words) => ({ value: words, words })),
      onChange: (value: string) => onChoose({ ...chosen, encoding: value as Encoding }),
    },
    day !== null && {
      label: t('reading.means', { cell: day }),
      value: chosen.order ?? 'unknown',
      options: [unknown, ...orders.map((value) => ({ value, words: dayIn(value) }))],
      onChange: (value: string) => onChoose({ ...chosen, order: value as DayOrder }),
    },
    price !== null && {
      label: t('reading.means', { cell: price }),
      value: chosen.sign ?? 'unknown',
      options: [unknown, ...signs.map((value) => ({ value, words: priceIn(value) }))],
      onChange: (value: string) => onChoose({ ...chosen, sign: value as DecimalSign }),
    },
  ].filter((choice) => choice !== false)
  const names = formatList(i18n.language, hiddenColumns)
  const warnings = [
    secondHead !== null && t('reading.secondHead', { place: secondHead }),
    hidden > 0 && t('reading.hidden', { count: hidden }),
    names !== '' && t('reading.hiddenColumns', { count: hiddenColumns.length, names }),
  ].filter((warning) => warning !== false)
  return (
    <>
      {choices.length > 0 ? (
        <Choices sx={{ pt: 2 }}>
          {choices.map((choice) => (
            <Choice key={choice.label} {...choice} />
          ))}
        </Choices>
      ) : null}
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
    </>
  )
}
