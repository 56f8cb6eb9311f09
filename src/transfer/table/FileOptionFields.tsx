import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { formatDate, formatList, formatNumber } from '../../i18n/formats.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { Choice, Choices } from '../../translations/exchange/Choice.tsx'
import { type Encoding, encodings } from '../../translations/exchange/readFile.ts'
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
  const { t, i18n } = useTranslation('transfer')
  const { sheets = [], sheet = 0, guessed, hidden = 0, hiddenColumns, secondHead } = options
  const { heads, head, day, price } = options
  const { head: _, ...others } = chosen
  const unknown = { value: 'unknown', words: t('reading.choose') }
  const dayIn = (order: DayOrder) => {
    const read = momentOf(day ?? '', today, order)
    return 'day' in read ? formatDate(i18n.language, read.day) : ''
  }
  const priceIn = (sign: DecimalSign) => {
    const read = priceOf(price ?? '', sign)
    return 'value' in read ? read.value : ''
  }
  return (
    <>
      <Choices sx={{ pt: 2, '&:empty': { display: 'none' } }}>
        {sheets.length > 1 ? (
          <Choice
            label={t('reading.sheet')}
            value={String(sheet)}
            options={sheets.map((words, at) => ({ value: String(at), words }))}
            onChange={(value) => onChoose({ ...others, sheet: Number(value) })}
          />
        ) : null}
        {heads.length > 1 ? (
          <Choice
            label={t('reading.head')}
            value={String(head)}
            options={heads.map(({ place, names }, at) => ({
              value: String(at),
              words: t('reading.headRow', { place, names }),
            }))}
            onChange={(value) => onChoose({ ...chosen, head: Number(value) })}
          />
        ) : null}
        {guessed !== undefined && guessed !== 'UTF-16' ? (
          <Choice
            label={t('reading.encoding')}
            value={guessed}
            options={encodings.map((words) => ({ value: words, words }))}
            // Sound because these are the options.
            onChange={(value) => onChoose({ ...chosen, encoding: value as Encoding })}
          />
        ) : null}
        {day === null ? null : (
          <Choice
            label={t('reading.means', { cell: day })}
            value={chosen.order ?? 'unknown'}
            options={[unknown, ...orders.map((value) => ({ value, words: dayIn(value) }))]}
            onChange={(value) => onChoose({ ...chosen, order: value as DayOrder })}
          />
        )}
        {price === null ? null : (
          <Choice
            label={t('reading.means', { cell: price })}
            value={chosen.sign ?? 'unknown'}
            options={[unknown, ...signs.map((value) => ({ value, words: priceIn(value) }))]}
            onChange={(value) => onChoose({ ...chosen, sign: value as DecimalSign })}
          />
        )}
      </Choices>
      {secondHead === null ? null : (
        <Alert severity="warning">{t('reading.secondHead', { place: secondHead })}</Alert>
      )}
      {hidden > 0 ? (
        <Alert severity="warning">
          {t('reading.hidden', { count: hidden, number: formatNumber(i18n.language, hidden) })}
        </Alert>
      ) : null}
      {hiddenColumns.length > 0 ? (
        <Alert severity="info">
          {t('reading.hiddenColumns', {
            count: hiddenColumns.length,
            names: formatList(i18n.language, hiddenColumns),
          })}
        </Alert>
      ) : null}
    </>
  )
}
