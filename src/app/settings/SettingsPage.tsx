import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AccessibilityLink } from '../shell/AccessibilityLink.tsx'
import { DisplayChoices } from './DisplayChoices.tsx'
import { DraftsHere } from './DraftsHere.tsx'
import { EraseDevice } from './EraseDevice.tsx'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { collectionNames } from '../../core/resource/collection.ts'
import { historyOptions, noHistory } from '../../core/write/operationStore.ts'
import { storedViews, exported } from '../../core/views/list/views/savedViews.ts'
import { viewsEntry } from '../../core/views/list/views/viewsEntry.ts'
import type { Service } from '../../api/service.ts'
import { exportedPairs, useConfirmed } from '../../features/translations/translations.ts'
import { download } from '../../ui/download.ts'
import { useSessionState } from '../session/sessionContext.ts'
import { plainList, stack } from '../../ui/layout.ts'

const Lines = plainList(1.5, (theme) => ({
  width: '100%',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
  },
}))

/** Views, confirmed pairs and history as files. */
function DataExport() {
  const { t } = useTranslation(['settings', 'app', 'transfer'])
  const { service } = useSessionState()
  return (
    <>
      <Typography>{t('carry.text')}</Typography>
      {service ? <Files service={service} /> : null}
    </>
  )
}

function Files({ service }: { service: Service }) {
  const { t } = useTranslation(['settings', 'app', 'transfer'])
  const carried = useCarried(service).filter(({ count }) => count > 0)
  if (carried.length === 0) return <Typography>{t('carry.none')}</Typography>
  return (
    <Lines>
      {carried.map(({ what, count, file, text }) => (
        <li key={what}>
          <Typography component="span" sx={{ flexGrow: 1 }}>
            {t(`carry.${what}`, { count })}
          </Typography>
          <Button
            variant="outlined"
            aria-label={t(`carry.exportOf.${what}`)}
            onClick={() => download(file, text())}
          >
            {t('transfer:part.out')}
          </Button>
        </li>
      ))}
    </Lines>
  )
}

/** What can be carried to another browser, or kept before this device is erased. */
interface Carried {
  readonly what: 'views' | 'pairs' | 'history'
  readonly count: number
  readonly file: string
  readonly text: () => string
}

/** What this account (its history and views) and this site (its pairs) have here. */
function useCarried(service: Service): readonly Carried[] {
  const pairs = useConfirmed(service.site)
  const { operations: history } = useQuery(historyOptions(service)).data ?? noHistory
  const saved = ([...collectionNames, 'calendar'] as const).map(
    (name) => [name, storedViews.valueOf(viewsEntry(service, name, 'saved'))] as const,
  )
  return [
    {
      what: 'views',
      count: saved.reduce((sum, [, views]) => sum + views.length, 0),
      file: 'agenda.views.json',
      text: () => exported(Object.fromEntries(saved.filter(([, { length }]) => length > 0))),
    },
    {
      what: 'pairs',
      count: pairs.together.length + pairs.apart.length,
      file: 'agenda.pairs.json',
      text: () => exportedPairs(service.site, pairs),
    },
    {
      what: 'history',
      count: history.length,
      file: 'history.json',
      text: () => JSON.stringify(history, null, 2),
    },
  ]
}

/** Single keys can be turned off (WCAG 2.2, 2.1.4): dictation software types them by the dozen. */
function ShortcutChoice() {
  const { t } = useTranslation(['settings', 'app', 'transfer'])
  const { shortcuts } = useSettings()
  const id = useId()
  return (
    <div>
      <FormControlLabel
        label={t('shortcuts')}
        control={
          <Switch
            checked={shortcuts}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={(_event, isOn) => changeSettings({ shortcuts: isOn })}
          />
        }
      />
      <Typography id={id} variant="body2" color="textSecondary">
        {t('shortcutsText')}
      </Typography>
    </div>
  )
}

const Section = stack('section', 1.5, (theme) => ({
  justifyItems: 'start',
  maxWidth: 720,
  paddingBlock: theme.spacing(2.5),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}))

/** What a person chooses for this browser, and what the browser keeps for them. */
export function SettingsPage() {
  const { t } = useTranslation(['settings', 'app', 'transfer'])
  return (
    <>
      <PageHeader title={t('app:shell.settings')} summary={t('summary')} />
      <Section>
        <Typography variant="h2">{t('display')}</Typography>
        <DisplayChoices />
      </Section>
      <Section>
        <Typography variant="h2">{t('keyboard')}</Typography>
        <ShortcutChoice />
      </Section>
      <Section>
        <Typography variant="h2">{t('unsaved')}</Typography>
        <DraftsHere />
      </Section>
      <Section>
        <Typography variant="h2">{t('carry.title')}</Typography>
        <DataExport />
      </Section>
      <Section>
        <Typography variant="h2">{t('stored')}</Typography>
        <EraseDevice />
      </Section>
      <Section>
        <Typography variant="h2">{t('accessibility')}</Typography>
        <AccessibilityLink />
      </Section>
      <Section>
        <Typography variant="h2">{t('licences')}</Typography>
        <Link href="licences.txt" target="_blank" rel="noopener noreferrer">
          {t('licencesText')}
        </Link>
      </Section>
    </>
  )
}
