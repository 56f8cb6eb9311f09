import { styled } from '@mui/material/styles'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { weekdayOf } from '../../../time/recurrence.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import type { Choices } from './choices.ts'
import { weekdayName } from './dayText.ts'
import type { PastedLine } from './pastedDates.ts'

interface Props {
  control: Control<Choices>
  lines: readonly PastedLine[]
  allDay: boolean
}

const Wrong = styled('output')(({ theme }) => ({
  display: 'block',
  overflowWrap: 'anywhere',
  color: (theme.vars ?? theme).palette.error.main,
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingInlineStart: theme.spacing(2.5) },
}))

/** As many of the lines as are told one by one. */
const mostTold = 20

/** A list of dates as somebody has written it elsewhere. */
export function PastedDays({ control, lines, allDay }: Props) {
  const { t, i18n } = useTranslation('eventDuplicate')
  const count = lines.length
  return (
    <>
      <TextInput
        control={control}
        name="pasted"
        label={t('paste.label')}
        help={allDay ? `${t('paste.help')} ${t('paste.allDay')}` : t('paste.help')}
        lines={5}
        spellCheck={false}
      />
      <Wrong>
        {count > 0 ? (
          <>
            {t('paste.problems', { count, number: formatNumber(i18n.language, count) })}
            <ul>
              {lines.slice(0, mostTold).map((line) => (
                <li key={line.line}>
                  <WrongLine line={line} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Wrong>
    </>
  )
}

function WrongLine({ line }: { line: PastedLine }) {
  const { t, i18n } = useTranslation('eventDuplicate')
  if (line.kind === 'date') return null
  const why =
    line.kind === 'otherWeekday'
      ? t('paste.otherWeekday', { weekday: weekdayName(i18n.language, weekdayOf(line.day)) })
      : line.kind === 'leftOver'
        ? t('paste.leftOver', { rest: line.rest })
        : t(`paste.${line.kind}`)
  return <>{t('paste.line', { line: line.line, text: line.text, why })}</>
}
