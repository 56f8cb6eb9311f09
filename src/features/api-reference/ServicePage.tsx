import Stack from '@mui/material/Stack'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useService } from '../../api/useService.ts'
import type { AddressSearch } from '../../ui/filters/address.ts'
import { type LinkTab, LinkTabs } from '../../ui/filters/LinkTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ConnectionTest } from '../connection/ConnectionTest.tsx'
import { Reference } from './reference/Reference.tsx'

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
        <PageHeader title={t('title')} summary={t('summary')} />
      )}
      <LinkTabs label={t('connection:parts')} tabs={tabs} />
      {isTest ? <ConnectionTest isAtOnce={run !== undefined} /> : <Reference key={language} />}
    </Stack>
  )
}
