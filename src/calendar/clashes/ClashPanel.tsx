import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { noClashes } from './calendarClashes.ts'
import { ClashFold, type ClashFoldProps } from './ClashFold.tsx'

/** As high as the one line that comes into it once clashes were looked for: the days under it stay where they are. */
const Place = styled('div')({
  minHeight: '2rem',
  fontSize: '0.875rem',
  '@media (pointer: coarse)': { minHeight: 44 },
})

const None = styled('p')(({ theme }) => ({
  margin: 0,
  paddingBlock: 4,
  color: (theme.vars ?? theme).palette.text.secondary,
}))

/** What clashes on these days, in one line; the list of it is a press away. */
export function ClashPanel(props: ClashFoldProps) {
  const { t } = useTranslation('calendar')
  const { clashes, items, readings, isNarrowed } = props.calendar
  const { venue, title } = clashes.total
  // Of a part nobody knows that there are none.
  const isWhole = clashes !== noClashes && readings.every((reading) => reading.isWhole)
  return (
    <Place className="unprinted">
      {venue + title > 0 ? (
        <ClashFold {...props} />
      ) : isWhole && items.length > 0 ? (
        <None>{t(isNarrowed ? 'clashes.noneNarrowed' : 'clashes.none')}</None>
      ) : null}
    </Place>
  )
}
