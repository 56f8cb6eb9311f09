import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readFilters } from '../../core/resource/filters.ts'
import { eventFilters } from '../../resources/events/events.ts'
import { languagesOf } from '../../api/language.ts'
import { useService } from '../../api/useService.ts'
import { decisionsOf, useConfirmed } from '../translations/translations.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { RecordCards } from '../../ui/table/RecordCards.tsx'
import type { RecordColumn } from '../../ui/table/recordColumn.ts'
import { RecordTable } from '../../ui/table/RecordTable.tsx'
import { RowTitle } from '../../ui/table/RowTitle.tsx'
import { useIsNarrow } from '../../ui/table/useIsNarrow.ts'
import { useRowKeys } from '../../ui/table/useRowKeys.ts'
import { FactsStatus, LanguageSection } from './VersionReading.tsx'
import { styled } from '@mui/material/styles'
import { useLanguageName } from '../../core/views/form/languageLabels.ts'
import type { Service } from '../../api/service.ts'
import type { Identified } from '../../core/resource/collection.ts'
import { KnownAnswer } from './LanguageAnswer.tsx'
import { titleOf } from './facts.ts'
import { useFacts } from './useFacts.ts'

/** An answer takes as many lines as it has reasons: its event stands at the first of them. */
const Answers = styled('div')({
  '& td, & tbody th': { verticalAlign: 'top', whiteSpace: 'normal' },
})

interface Props {
  /** in the language of the events */
  service: Service
  ids: readonly number[]
  onAgain: () => void
}

const rowId = ({ id }: Identified) => String(id)

/** Events of one language, with what keeps each from being seen. */
function LanguageTable({ service, ids, onAgain }: Props) {
  const { t } = useTranslation(['visibility', 'eventForm', 'search'])
  const nameOf = useLanguageName()
  const known = useFacts(service, ids)
  const isNarrow = useIsNarrow()
  const { language } = service
  const named = ({ id }: Identified) => (
    <RowTitle to="/$language/events/$id" params={{ language, id: String(id) }}>
      {titleOf(known.of(id)) ? (
        <span lang={language}>{titleOf(known.of(id))}</span>
      ) : (
        t('eventForm:page.number', { id })
      )}
    </RowTitle>
  )
  const answer = ({ id }: Identified) => <KnownAnswer {...{ service, id, known }} />
  const card = (event: Identified) => (
    <>
      {named(event)}
      {answer(event)}
    </>
  )
  const columns: RecordColumn<Identified>[] = [
    { id: 'title', header: t('search:kind.events'), width: '28%', names: true, cell: named },
    { id: 'seen', header: t('summary'), cell: answer },
  ]
  const listed = {
    caption: t('list.caption', { language: nameOf(language) }),
    records: ids.map((id) => ({ id })),
    rowId,
  }
  return (
    <Answers>
      <FactsStatus {...{ known, onAgain }} />
      {isNarrow ? (
        <RecordCards {...listed} card={card} />
      ) : (
        <RecordTable {...listed} {...{ columns }} shown={everyColumn} />
      )}
    </Answers>
  )
}

const everyColumn = {}

/** As many events as one page asks about. */
const most = 100

/** Why the events that the address names are, or are not, seen by everybody, a table for each language. */
export function VisibilityListPage() {
  const { t } = useTranslation(['visibility', 'eventForm', 'search'])
  const client = useQueryClient()
  const service = useService()
  const { language, configuration } = service
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const named = [...new Set(readFilters(eventFilters, search).filters.include)]
  const ids = named.slice(0, most)
  const confirmed = useConfirmed(service.site)
  const onAgain = () => void client.invalidateQueries()
  /** Work on many takes the pairs that are confirmed, and no others (product.md §6). */
  const idsIn = (other: string) =>
    ids.flatMap((id) => decisionsOf(confirmed, 'events', { language, id })?.[other] ?? [])
  const rows = useRowKeys()
  if (ids.length === 0)
    return (
      <>
        <PageHeader title={t('list.title')} />
        <EmptyState
          title={t('list.empty')}
          action={
            <RouterButton to="/$language/events" params={{ language }} variant="outlined">
              {t('list.events')}
            </RouterButton>
          }
        />
      </>
    )
  return (
    <Stack spacing={3} ref={rows}>
      <PageHeader
        title={t('list.title')}
        summary={t('summary')}
        actions={
          <Button variant="outlined" onClick={onAgain}>
            {t('again')}
          </Button>
        }
      />
      {named.length > most ? (
        <Alert severity="warning">{t('list.most', { most, count: named.length })}</Alert>
      ) : null}
      <LanguageSection {...{ language }}>
        <LanguageTable {...{ service, ids, onAgain }} />
      </LanguageSection>
      {languagesOf(configuration)
        .filter((other) => other !== language)
        .map((other) => {
          const versions = idsIn(other)
          const count = ids.length - versions.length
          return (
            <LanguageSection key={other} language={other}>
              {versions.length > 0 ? (
                <LanguageTable service={service.in(other)} ids={versions} onAgain={onAgain} />
              ) : null}
              {count > 0 ? <p>{t('list.unconfirmed', { count })}</p> : null}
            </LanguageSection>
          )
        })}
    </Stack>
  )
}
