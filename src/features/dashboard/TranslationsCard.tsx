import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { useService } from '../../api/useService.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { type BoardRow, type Spoken, useVersionStatus } from '../translations/translations.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { RouterLink } from '../../ui/RouterLinks.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { NumberList } from './NumberList.tsx'
import { Once } from './Once.tsx'
import { pagesLeft } from './ahead.ts'
import { isOn, listedOn } from './onDays.ts'
import { Unread } from './Unread.tsx'
import type { Ahead } from './useAhead.ts'
import { useState } from 'react'
import { useBehind } from './useBehind.ts'

/** What versions are looked for among: the days ahead, and those just gone. */
interface Speaking {
  /** null until all of it is read */
  readonly spoken: readonly Spoken[] | null
  /** requests that the days just gone took */
  readonly pages: number
}

function useSpoken(aheads: readonly Ahead[]): Speaking {
  const behind = useBehind(aheads)
  const [join] = useState(joiner)
  const events = aheads.map(({ language, records }, at) =>
    join(language, records, behind[at]?.records),
  )
  const spoken = aheads.map(({ language }, at) => ({ language, events: events[at] ?? [] }))
  const pages = behind.reduce((sum, one) => sum + one.pages, 0)
  return { spoken: events.includes(undefined) ? null : spoken, pages }
}

/** The same array for the same two. */
function joiner() {
  type Events = Spoken['events']
  const before = new Map<string, { ahead: Events; behind: Events; all: Events }>()
  return (language: string, ahead: Events | undefined, behind: Events | undefined) => {
    if (ahead === undefined || behind === undefined) return undefined
    const known = before.get(language)
    if (known?.ahead === ahead && known.behind === behind) return known.all
    const ids = new Set(ahead.map(({ id }) => id))
    const all = [...ahead, ...behind.filter(({ id }) => !ids.has(id))]
    before.set(language, { ahead, behind, all })
    return all
  }
}

/** Versions that events ahead do not have yet or may have unpaired, and those that their source has left behind. */
export function TranslationsCard({ aheads }: { aheads: readonly Ahead[] }) {
  const { t } = useTranslation('desk')
  const { languages } = useService().configuration
  if (aheads.length < 2) return null
  const unread = aheads.filter(({ records, error }) => records === undefined && error !== null)
  const known = aheads.filter((ahead) => !unread.includes(ahead))
  return (
    <DashboardCard title={t('translations.title')}>
      {unread.map(({ language, read }) => (
        <Unread
          key={language}
          words={t('translations.unread', { language: languages[language] })}
          onRetry={read}
        />
      ))}
      {known.length < 2 ? null : (
        <Once ahead={together(known)}>
          {(_, until) => <Standing {...{ until }} aheads={known} mostAsked={pagesLeft(aheads)} />}
        </Once>
      )}
    </DashboardCard>
  )
}

/** All these languages as one reading: whole as far as each of them is. */
function together(aheads: readonly Ahead[]): Ahead {
  const [own] = aheads
  if (own === undefined) throw new TypeError('No language was read')
  const untils = aheads.map(({ until }) => until)
  return {
    ...own,
    records: aheads.every(({ records }) => records) ? own.records : undefined,
    until: untils.includes(null) ? null : (untils.toSorted()[0] ?? null),
    isWhole: aheads.every(({ isWhole }) => isWhole),
    error: aheads.find(({ error }) => error !== null)?.error ?? null,
    isReading: aheads.some(({ isReading }) => isReading),
    readAt: Math.min(...aheads.map(({ readAt }) => readAt)),
    read: () => {
      for (const { read } of aheads) read()
    },
  }
}

interface StandingProps {
  aheads: readonly Ahead[]
  until: WallDay
  /** requests that may still go out */
  mostAsked: number
}

function Standing({ aheads, until, mostAsked }: StandingProps) {
  const { t, i18n } = useTranslation('desk')
  const { language: own, configuration } = useService()
  const nameOf = (code: string) => configuration.languages[code] ?? code
  const today = aheads[0]?.today ?? until
  const { spoken, pages } = useSpoken(aheads)
  const { rows, isPaired, hasFailed, pairAgain, without, unasked } = useVersionStatus(
    spoken ?? none,
    Math.max(0, mostAsked - pages),
  )
  if (hasFailed) return <Unread words={t('translations.failed')} onRetry={pairAgain} />
  if (spoken === null || !isPaired) return <PageSkeleton />
  const here = rows.filter((row) => isOnOf(row, today, until))
  const window = listedOn(today, until)
  const lines = aheads.map(({ language }) => {
    const missing = here.filter((row) => row.missing.includes(language))
    const name = t('translations.missing', { language: nameOf(language) })
    const search = { ...window, state: 'missing', missing: language }
    return {
      key: language,
      name,
      number: <BoardNumber rows={missing} {...{ own, name, search }} />,
    }
  })
  const inState = (['unpaired', 'outOfDate'] as const).map((state) => {
    const name = t(`translations.${state}`)
    const those = here.filter(({ states }) => states.has(state))
    const search = { ...window, state }
    return { key: state, name, number: <BoardNumber rows={those} {...{ own, name, search }} /> }
  })
  return (
    <>
      {without.map(({ language, read }) => (
        <Unread
          key={language}
          words={t('translations.without', { language: nameOf(language) })}
          onRetry={read}
        />
      ))}
      {unasked.map(({ language, unasked: count }) => (
        <p key={language}>
          {t('translations.unasked', {
            language: nameOf(language),
            count,
            number: formatNumber(i18n.language, count),
          })}{' '}
          <RouterLink to="/$language/translations" params={{ language: own }} search={window}>
            {t('translations.askAll')}
          </RouterLink>
        </p>
      ))}
      <NumberList lines={[...lines, ...inState]} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('translations.lookedFor')}
      </Typography>
    </>
  )
}

const none: readonly Spoken[] = []

/** Whether the board shows a row of these days: any of its versions is on. */
function isOnOf({ cells }: BoardRow, first: WallDay, last: WallDay): boolean {
  return Object.values(cells).some(({ version: { facts } }) => {
    const { start_date = '', end_date = '' } = facts
    return isOn({ start_date, end_date }, first, last)
  })
}

interface BoardNumberProps {
  rows: readonly BoardRow[]
  own: string
  name: string
  search: Readonly<Record<string, string>>
}

/** How many rows of the board; it leads to those. */
function BoardNumber({ rows, own, name, search }: BoardNumberProps) {
  const { t, i18n } = useTranslation('desk')
  const number = formatNumber(i18n.language, rows.length)
  return (
    <RouterLink
      to="/$language/translations"
      params={{ language: own }}
      search={search}
      aria-label={t('numberOf', { name, number })}
    >
      {number}
    </RouterLink>
  )
}
