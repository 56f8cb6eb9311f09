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
import { RouterButton, RouterLink } from '../../ui/RouterLinks.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { styled } from '@mui/material/styles'
import { useLanguageName } from '../../core/views/form/languageLabels.ts'
import type { Service } from '../../api/service.ts'
import { Unseen } from '../../ui/Unseen.tsx'
import { FactsStatus } from './FactsStatus.tsx'
import { KnownAnswer } from './LanguageAnswer.tsx'
import { titleOf } from './titleOf.ts'
import { useFacts } from './useFacts.ts'

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: theme.spacing(1, 1.5, 1, 0),
      borderBlockEnd: `1px solid ${palette.divider}`,
      verticalAlign: 'top',
      textAlign: 'start',
      fontWeight: 400,
      overflowWrap: 'anywhere',
    },
    '& thead th': { color: palette.text.secondary, fontSize: '0.75rem', fontWeight: 600 },
    '& tbody th': { width: '28%' },
    [theme.breakpoints.down('sm')]: {
      '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
      '& tr, & tbody th, & td': { display: 'block', width: '100%' },
      '& tbody th': { borderBlockEnd: 0, paddingBlockEnd: 0 },
    },
  }
})

interface Props {
  /** in the language of the events */
  service: Service
  ids: readonly number[]
  onAgain: () => void
}

/** Events of one language, with what keeps each from being seen. */
function LanguageTable({ service, ids, onAgain }: Props) {
  const { t } = useTranslation(['visibility', 'eventForm', 'search'])
  const nameOf = useLanguageName()
  const known = useFacts(service, ids)
  const { language } = service
  return (
    <>
      <FactsStatus {...{ known, onAgain }} />
      <Table>
        <caption>
          <Unseen>{t('list.caption', { language: nameOf(language) })}</Unseen>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('search:kind.events')}</th>
            <th scope="col">{t('list.seen')}</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <th scope="row">
                <RouterLink to="/$language/events/$id" params={{ language, id: String(id) }}>
                  {titleOf(known.of(id)) ? (
                    <span lang={language}>{titleOf(known.of(id))}</span>
                  ) : (
                    t('eventForm:page.number', { id })
                  )}
                </RouterLink>
              </th>
              <td>
                <KnownAnswer {...{ service, id, known }} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

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
  if (ids.length === 0)
    return (
      <>
        <PageHeader title={t('list.title')} />
        <EmptyState
          title={t('list.empty')}
          text={t('list.emptyText')}
          action={
            <RouterButton to="/$language/events" params={{ language }} variant="outlined">
              {t('list.events')}
            </RouterButton>
          }
        />
      </>
    )
  return (
    <Stack spacing={3}>
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
