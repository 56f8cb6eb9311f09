import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/language.ts'
import { EventsNumber } from './EventsNumber.tsx'
import { listedOn } from './onDays.ts'
import { WeekTotal } from './WeekTotal.tsx'
import { useWeekLabels } from './useWeekLabels.ts'
import type { Series, Week } from './weeks.ts'

const Frame = styled('div')({ overflowX: 'auto' })

const Table = styled('table')(({ theme }) => ({
  marginBlockStart: theme.spacing(1),
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': {
    padding: theme.spacing(0.5, 1, 0.5, 0),
    borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': { verticalAlign: 'bottom' },
}))

export interface WeeksProps {
  series: readonly Series[]
  weeks: readonly Week[]
  /** the language that the events are in */
  language: Language
}

/** The list that a number is zero in: of the week, and of the category where it is one. */
function amongThose({ key, name }: Series, { first, last }: Week) {
  return { ...listedOn(first, last), ...(name === '' ? {} : { categories: key.replace('#', '') }) }
}

/** The numbers of the weeks, each of which leads to its events. */
export function WeeksTable({ series, weeks, language }: WeeksProps) {
  const { t } = useTranslation('desk')
  const words = useWeekLabels()
  return (
    <Frame>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('weeks.category')}</th>
            {weeks.map((week) => (
              <th key={week.first} scope="col">
                {words.week(week)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map((one) => (
            <tr key={one.key}>
              <th scope="row" lang={words.isNamed(one) ? language : undefined}>
                {words.series(one)}
              </th>
              {weeks.map((week) => (
                <td key={week.first}>
                  <EventsNumber
                    events={week.bySeries.get(one.key) ?? []}
                    among={amongThose(one, week)}
                    label={`${words.series(one)}, ${words.week(week)}`}
                    language={language}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('weeks.all')}</th>
            {weeks.map((week) => (
              <td key={week.first}>
                <WeekTotal {...{ week, language }} />
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Frame>
  )
}
