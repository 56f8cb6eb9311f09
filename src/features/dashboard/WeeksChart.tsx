import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { paintsOf } from '../calendar/look/colouring.ts'
import { hues } from '../calendar/look/painted.ts'
import { WeekTotal } from './WeekTotal.tsx'
import { useWeekLabels } from './useWeekLabels.ts'
import type { Series } from './weeks.ts'
import type { WeeksProps } from './WeeksTable.tsx'

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
}))

const Chart = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  ...hues(theme),
}))

const Bar = styled('div')({ display: 'flex', gap: 2, height: 20 })

const hollow = { background: 'none', boxShadow: 'inset 0 0 0 1px var(--part)' } as const

/** Told apart by its letters too, where they fit: colours alone say nothing to some. What has no category is hollow. */
const Part = styled('div')(({ theme }) => ({
  minWidth: 3,
  overflow: 'hidden',
  borderRadius: 3,
  paddingInlineStart: 3,
  containerType: 'inline-size',
  background: 'color-mix(in srgb, var(--part) 30%, transparent)',
  borderInlineStart: '3px solid var(--part)',
  color: (theme.vars ?? theme).palette.text.primary,
  fontSize: '0.75rem',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  textOverflow: 'clip',
  forcedColorAdjust: 'none',
  '&[data-hollow]': hollow,
  '@container (max-width: 22px)': { '& > span': { visibility: 'hidden' } },
}))

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  '& i': {
    display: 'inline-block',
    marginInlineEnd: theme.spacing(0.5),
    padding: '0 3px',
    borderRadius: 3,
    background: 'color-mix(in srgb, var(--part) 30%, transparent)',
    borderInlineStart: '3px solid var(--part)',
    fontStyle: 'normal',
    '&[data-hollow]': hollow,
  },
}))

/** The weeks as bars, longest where most is on, each with its number. The table beside it says the rest of it in numbers. */
export function WeeksChart({ series, weeks, language }: WeeksProps) {
  const words = useWeekLabels()
  const paints = paintsOf(series.filter(words.isNamed), words.series)
  const most = Math.max(1, ...weeks.map(({ events }) => events.length))
  const look = ({ key }: Series) => {
    const paint = paints.get(key)
    const hue = paint ? `var(--hue-${paint.hue})` : 'var(--hue-none)'
    return { tag: paint?.tag ?? '', hue, hollow: key === '' ? '' : undefined }
  }
  return (
    <Chart>
      <Rows>
        {weeks.map((week) => (
          <Fragment key={week.first}>
            <span>{words.week(week)}</span>
            <Bar aria-hidden="true">
              {series.map((one) => {
                const { length } = week.bySeries.get(one.key) ?? []
                const { tag, hue, hollow } = look(one)
                const width = `${(100 * length) / most}%`
                return length === 0 ? null : (
                  <Part
                    key={one.key}
                    data-hollow={hollow}
                    style={{ width, '--part': hue } as object}
                  >
                    <span>{tag}</span>
                  </Part>
                )
              })}
            </Bar>
            <WeekTotal {...{ week, language }} />
          </Fragment>
        ))}
      </Rows>
      <Legend aria-hidden="true">
        {series.map((one) => (
          <li key={one.key}>
            <i data-hollow={look(one).hollow} style={{ '--part': look(one).hue } as object}>
              {look(one).tag}&nbsp;
            </i>
            <span lang={words.isNamed(one) ? language : undefined}>{words.series(one)}</span>
          </li>
        ))}
      </Legend>
    </Chart>
  )
}
