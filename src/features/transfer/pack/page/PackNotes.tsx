import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../../core/views/form/languageLabels.ts'
import { formatList, formatNumber } from '../../../../i18n/formats.ts'
import { type Pack, reasons } from '../content/pack.ts'
import type { PackState } from './usePack.ts'

/** What one would not see in the agenda: what is not in it, and what stands there otherwise than expected. */
export function PackNotes({ pack }: { pack: PackState }) {
  const { t, i18n } = useTranslation(['agendaPack', 'eventList'])
  const nameOf = useLanguageName()
  const { packs, readings, unsure, ignored } = pack
  const list = (items: readonly string[]) => formatList(i18n.language, items)
  const unsureLines = unsure.map((one) =>
    t('unsure', {
      language: nameOf(one.language),
      filters: list(one.unsure.map((name) => t(`eventList:names.${name}`))),
    }),
  )
  const lines = packs.flatMap((made, at) => {
    const { losses, news } = notesOf(made, readings[at]?.gaps ?? 0)
    const several =
      packs.length > 1 ? `${t('inLanguage', { language: nameOf(made.language) })} ` : ''
    return [...losses, ...news].map(([key, count]) => ({
      isLoss: losses.some(([loss]) => loss === key),
      words: several + t(`note.${key}`, { count, number: formatNumber(i18n.language, count) }),
    }))
  })
  const warnings = [
    ...(ignored.length > 0 ? [t('ignored', { keys: list(ignored) })] : []),
    ...unsureLines,
    ...lines.filter(({ isLoss }) => isLoss).map(({ words }) => words),
  ]
  const news = lines.filter(({ isLoss }) => !isLoss).map(({ words }) => words)
  return (
    <>
      <Lines severity="warning" lines={warnings} />
      <Lines severity="info" lines={news} />
    </>
  )
}

const passing = ['endsBeforeStart', 'repeated'] as const

/** What is not in an agenda or should not be, and what is worth knowing of it; each with its count. */
function notesOf(made: Pack, gaps: number) {
  const losses = [
    ['gaps', gaps] as const,
    ...reasons.map((reason) => [reason, made.leftOut[reason] ?? 0] as const),
    ['unpublished', made.unpublished] as const,
  ].filter(([, count]) => count > 0)
  const news = passing.map((key) => [key, made[key]] as const).filter(([, count]) => count > 0)
  return { losses, news }
}

function Lines({ severity, lines }: { severity: 'warning' | 'info'; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Alert severity={severity} role={severity === 'warning' ? 'alert' : 'status'}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}
