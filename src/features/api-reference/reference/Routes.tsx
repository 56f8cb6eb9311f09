import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { selectorOf, type ServiceIndex } from '../../../api/discovery.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SearchBox } from '../../../ui/filters/SearchBox.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { foundGroups, type Group, groupsOf, useReferenceAddress } from './operations.ts'
import { useService } from '../../../api/useService.ts'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { collectionNames } from '../../../core/resource/collection.ts'
import { OperationEntry } from './OperationEntry.tsx'
import { useDocumentation } from '../../../core/query/descriptionOptions.ts'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorDetails, apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { Button } from '../../../ui/Button.tsx'
import { titleOf } from '../answers/documented.ts'
import { stack } from '../../../ui/layout.ts'

const closed = new Set([401, 403, 404, 410])

/** Whether `/doc` is there: many sites close it, and the rest of the page does without. */
function DocumentationStatus() {
  const { t } = useTranslation(['reference', 'service', 'ui'])
  const { language } = useService()
  const { data, error, refetch } = useDocumentation()
  if (data) {
    const { title, version, openapi } = titleOf(data)
    return (
      <p>
        {t('doc.is')} <span lang={language}>{title}</span> {version}, OpenAPI {openapi}
      </p>
    )
  }
  if (!error) return null
  const refusal = ApiError.from(error)
  const { title, values } = apiErrorMessage(refusal)
  const isClosed = closed.has(refusal.status)
  return (
    <div>
      <output>
        {isClosed ? t('doc.closed') : t('doc.unread', { reason: t(`service:${title}`, values) })}{' '}
        <small>{apiErrorDetails(refusal)}</small>
      </output>{' '}
      <Button onClick={() => void refetch()}>{t('ui:retry')}</Button>
    </div>
  )
}

const Section = stack('section', 0.5, (theme) => ({ paddingBlockStart: theme.spacing(1.5) }))

interface Props {
  group: Group
  search: string
  open: string | undefined
  selector: string
}

/** The operations on one kind of record. */
function GroupSection({ group: { resource, operations }, search, open, selector }: Props) {
  const { t } = useTranslation(['reference', 'app', 'ui'])
  const id = useId()
  const known = collectionNames.find((name) => name === resource)
  const other = resource === '' ? t('group.service') : resource
  return (
    <Section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {known ? t(`app:shell.${known}`) : other}
      </Typography>
      {operations.map((operation) => (
        <OperationEntry
          key={operation.id}
          {...{ operation, search, selector }}
          isOpen={operation.id === open}
        />
      ))}
    </Section>
  )
}

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
}))

/** What the service calls itself and its languages, beside what the configuration calls them. */
function IndexFacts({ index }: { index: ServiceIndex }) {
  const { t } = useTranslation(['reference', 'ui'])
  const { namespace, languageParameter } = useService().configuration.service
  const selector = selectorOf(index)
  const isOther =
    index.namespace !== namespace || (selector !== null && selector.name !== languageParameter)
  return (
    <Facts>
      <p>
        {t('facts.namespace', { namespace: index.namespace })}{' '}
        {selector
          ? t('facts.selector', { name: selector.name, codes: selector.codes.join(', ') })
          : t('facts.noSelector')}
      </p>
      {isOther ? <p>{t('facts.other', { namespace, languageParameter })}</p> : null}
      <DocumentationStatus />
    </Facts>
  )
}

const Line = styled('div')({ display: 'flex' })

/** The operations by resource, as many as the words in the box leave. */
export function Routes({ index }: { index: ServiceIndex }) {
  const { t } = useTranslation(['reference', 'ui'])
  const { said, change } = useReferenceAddress()
  const { search = '', open } = said
  const groups = foundGroups(groupsOf(index), search)
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0)
  const selector = selectorOf(index)?.name ?? ''
  return (
    <>
      <IndexFacts index={index} />
      <Line>
        <SearchBox
          label={t('search')}
          value={search}
          onSearch={(words) => change({ search: words })}
        />
      </Line>
      <Unseen as="output">{search ? t('found', { count }) : ''}</Unseen>
      {groups.map((group) => (
        <GroupSection key={group.resource} {...{ group, search, open, selector }} />
      ))}
      {count === 0 ? <EmptyState title={t('none.title')} /> : null}
    </>
  )
}
