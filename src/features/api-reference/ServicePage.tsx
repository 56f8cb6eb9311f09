import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useService } from '../../api/useService.ts'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { type LinkTab, LinkTabs } from '../../ui/filters/LinkTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ConnectionTest } from '../connection/ConnectionTest.tsx'
import { useNamespaceIndex } from '../../core/query/descriptionOptions.ts'
import { ListStatus } from '../../ui/filters/ListStatus.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { DocumentationError } from './reference/DocumentationError.tsx'
import { Routes } from './reference/Routes.tsx'
import { useReferenceAddress } from './reference/operations.ts'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { row } from '../../ui/layout.ts'

const Form = row('form', 1, (theme) => ({ alignItems: 'center', paddingBlock: theme.spacing(1) }))

const Asked = styled('details')({ '& > summary': { cursor: 'pointer', minHeight: 24 } })

/** The two parameters of the index; what is sent is in the address. */
function IndexParameters() {
  const { said } = useReferenceAddress()
  const { namespace = '', context = '' } = said
  return <Boxes key={`${namespace} ${context}`} {...{ namespace, context }} />
}

function Boxes({ namespace, context }: { namespace: string; context: string }) {
  const { t } = useTranslation('reference')
  const { configuration } = useService()
  const { change } = useReferenceAddress()
  const [typed, setTyped] = useState({ namespace, context })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    change({ namespace: typed.namespace.trim(), context: typed.context.trim() })
  }
  const isAsked = namespace !== '' || context !== ''
  return (
    <Asked open={isAsked}>
      <summary>{t('index.asked')}</summary>
      <Form onSubmit={ask}>
        {(['namespace', 'context'] as const).map((name) => (
          <TextField
            key={name}
            label={name}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            placeholder={name === 'namespace' ? configuration.service.namespace : 'view'}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { autoComplete: 'off', spellCheck: false },
            }}
          />
        ))}
        <Button type="submit" variant="outlined">
          {t('index.ask')}
        </Button>
        {isAsked ? (
          <Button onClick={() => change({ namespace: '', context: '' })}>{t('index.usual')}</Button>
        ) : null}
      </Form>
    </Asked>
  )
}

/** The index of the namespace, rendered: every route with its methods and parameters. */
function Reference() {
  const { t } = useTranslation(['reference', 'connection'])
  const { said } = useReferenceAddress()
  const { namespace, context } = said
  const index = useNamespaceIndex({
    ...(namespace === undefined ? {} : { namespace }),
    ...(context === undefined ? {} : { context }),
  })
  const again = () => void index.refetch()
  return (
    <>
      <IndexParameters />
      {index.error ? (
        <DocumentationError
          text={t('index.refused')}
          error={index.error}
          onRetry={again}
          actions={
            <RouterButton to="." search={{ part: 'test' }} variant="outlined">
              {t('connection:title')}
            </RouterButton>
          }
        />
      ) : null}
      {index.data ? (
        <>
          <ListStatus
            summary=""
            readAt={index.dataUpdatedAt}
            isBusy={index.isFetching}
            onRefresh={again}
          />
          <Routes index={index.data} />
        </>
      ) : null}
      {index.isPending ? <PageSkeleton /> : null}
    </>
  )
}

/** What the connected service says of itself, and whether the connection to it works. */
export function ServicePage() {
  const { t } = useTranslation(['reference', 'connection'])
  const { language } = useService()
  const { part, run }: AddressSearch = useSearch({ strict: false })
  const isTest = part === 'test'
  const tabs: readonly LinkTab[] = [
    { id: 'reference', words: t('title'), search: {}, isCurrent: !isTest },
    { id: 'test', words: t('connection:title'), search: { part: 'test' }, isCurrent: isTest },
  ]
  return (
    <Stack spacing={1.5}>
      {isTest ? (
        <PageHeader title={t('connection:title')} summary={t('connection:summary')} />
      ) : (
        <PageHeader title={t('title')} />
      )}
      <LinkTabs label={t('connection:parts')} tabs={tabs} />
      {isTest ? <ConnectionTest isAtOnce={run !== undefined} /> : <Reference key={language} />}
    </Stack>
  )
}
