import { useEffect, useRef, useState, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FiltersOf } from '../../../core/resource/filters.ts'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { focusPage } from '../../../ui/pageFocus.ts'
import { BoardNotes } from '../board/BoardNotes.tsx'
import type { BoardState } from '../board/useBoard.ts'
import type { FactsCopy, Placed } from '../carry/copiedFacts.ts'
import { CopyFactsDialog } from '../carry/CopyFactsDialog.tsx'
import { type FactCollection, type FactKind, factKinds } from '../facts/factKinds.ts'
import type { driftFilters } from './driftFilters.ts'
import { DriftSection } from './DriftSection.tsx'
import { plainList } from '../../../ui/layout.ts'
import { useMore } from '../../../ui/useMore.tsx'
import { type DriftRow, takenFrom, driftRows } from './driftRows.ts'
import { PresetLinks } from '../../../ui/filters/LinkTabs.tsx'
import { useFactLabels } from '../facts/useFactText.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import Alert from '@mui/material/Alert'
import type { Language } from '../../../api/language.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { useConfirmed } from '../confirming/useConfirmed.ts'
import { foundOf } from '../near/found.ts'
import { namesIn } from '../sideBySide/copyFacts.ts'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ListAddress } from '../../../core/views/list/recordList.ts'

export interface ReportProps {
  of: FactCollection
  board: BoardState
  address: Pick<ListAddress<FiltersOf<typeof driftFilters>>, 'filters' | 'searchOf'>
}

/** What differs, fact by fact, and the ways to take one language's word for it. */
export function DriftReport({ of, board, address }: ReportProps) {
  const { t } = useTranslation('drift')
  const [carries, setCarries] = useState<readonly FactsCopy[] | null>(null)
  const { all, possible, found, nameOf } = useDrift(of, board)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button that opened the dialog may be gone with what differed.
    if (carries === null && wasOpen.current && document.activeElement === document.body) focusPage()
    wasOpen.current = carries !== null
  }, [carries])
  const { fact } = address.filters
  const rows = fact === undefined ? all : all.filter(({ facts }) => facts.includes(fact))
  const kind = factKinds[of]
  const present = kind.names.filter((name) => all.some(({ facts }) => facts.includes(name)))
  return (
    <>
      {present.length > 1 ? <FactLinks {...{ of, present, address }} /> : null}
      <BoardNotes {...{ board }} count={rows.length} />
      {possible > 0 ? (
        <Possible {...{ of }} count={possible} language={board.service.language} />
      ) : null}
      {rows.length > 0 ? (
        <Rows {...{ kind, board, rows, fact }} onTake={setCarries} />
      ) : (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      )}
      {carries ? (
        <CopyFactsDialog
          {...{ kind, carries, found, nameOf }}
          title={t('take')}
          onClose={() => setCarries(null)}
        />
      ) : null}
    </>
  )
}

interface RowsProps {
  kind: FactKind
  board: BoardState
  rows: readonly DriftRow[]
  /** the one fact that is looked at */
  fact: string | undefined
  onTake: (carries: readonly FactsCopy[]) => void
}

const List = plainList(2)

function Rows({ kind, board, rows, fact, onTake }: RowsProps) {
  const { t } = useTranslation('drift')
  const { service, languages, index } = board
  const { shown, more } = useMore(rows, 25)
  const mayWrite = useMayWrite(service)
  const names = fact === undefined ? kind.names : [fact]
  const allFrom = (language: string) =>
    rows.flatMap((row) => takenFrom(kind, row, language, names, index))
  return (
    <>
      {mayWrite ? (
        <TakeAll
          languages={languages.map(({ language }) => language)}
          countFrom={(language) => allFrom(language).length}
          onTake={(language) => onTake(allFrom(language))}
        />
      ) : null}
      <List aria-label={t(`list.${kind.of}`)}>
        {shown.map((row) => (
          <DriftSection
            key={row.key}
            {...{ kind, row, mayWrite }}
            onTake={(language, some) => onTake(takenFrom(kind, row, language, some, index))}
          />
        ))}
      </List>
      {more}
    </>
  )
}

interface Props {
  /** facts in which something differs */
  present: readonly string[]
  of: PairedCollection
  address: Pick<ListAddress<FiltersOf<typeof driftFilters>>, 'filters' | 'searchOf'>
}

/** One fact alone, or all of them. */
function FactLinks({ present, of, address }: Props) {
  const { t } = useTranslation('drift')
  const label = useFactLabels(of)
  const { filters, searchOf } = address
  const preset = (id: string | undefined) => ({
    id: id ?? 'all',
    words: id === undefined ? t('anyFact') : label(id),
    search: searchOf({ ...filters, fact: id }),
    isCurrent: id === filters.fact,
  })
  return <PresetLinks label={t('facts')} presets={[undefined, ...present].map(preset)} />
}

interface PossibleProps {
  of: PairedCollection
  count: number
  language: Language
}

/** How many differ of which it is merely possible that they are versions, and where to say it. */
function Possible({ of, count, language }: PossibleProps) {
  const { t } = useTranslation(['drift', 'ui'])
  return (
    <Alert severity="info" role="presentation">
      {t('possible', { count })}{' '}
      <RouterLink
        to="/$language/translations"
        params={{ language }}
        search={{ ...(of === 'events' ? {} : { of }), state: 'confirm' }}
      >
        {t('ui:review')}
      </RouterLink>
    </Alert>
  )
}

/** The rows of a board whose confirmed versions differ, and what it takes to carry their facts. */
function useDrift(of: FactCollection, board: BoardState) {
  const { service, readings, rows, index, pairing } = board
  const confirmed = useConfirmed(service.site)
  const listings = useMemo(() => readings.flatMap(({ listing }) => listing ?? []), [readings])
  const records = useMemo(
    () =>
      new Map(
        readings.flatMap(({ language, listing }) =>
          (listing?.[of] ?? []).map((record): [string, Placed] => [
            `${language} ${record.id}`,
            { service: service.in(language), record },
          ]),
        ),
      ),
    [of, readings, service],
  )
  const { rows: all, possible } = driftRows(factKinds[of], rows, index, ({ language, id }) =>
    records.get(`${language} ${id}`),
  )
  return {
    all,
    possible,
    found: foundOf(pairing, index, confirmed),
    nameOf: namesIn(listings),
  }
}

interface TakeAllProps {
  languages: readonly Language[]
  /** how many records would be written if all was taken from a language */
  countFrom: (language: Language) => number
  onTake: (language: Language) => void
}

/** All that is listed, taken from one language. */
function TakeAll({ languages, countFrom, onTake }: TakeAllProps) {
  const { t } = useTranslation('drift')
  const nameOf = useLanguageName()
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2">{t('all')}</Typography>
      {languages.map((language) => {
        const count = countFrom(language)
        return count > 0 ? (
          <Button key={language} variant="outlined" onClick={() => onTake(language)}>
            {t('takeAll', {
              language: nameOf(language),
              count,
            })}
          </Button>
        ) : null
      })}
    </Stack>
  )
}
