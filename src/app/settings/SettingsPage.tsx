import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AccessibilityLink } from '../shell/AccessibilityLink.tsx'
import { DisplayChoices } from './DisplayChoices.tsx'
import { DraftsHere } from './DraftsHere.tsx'
import { EraseDevice } from './EraseDevice.tsx'
import { DataExport } from './DataExport.tsx'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { changeSettings, useSettings } from '../../ui/settings.ts'

/** Single keys can be turned off (WCAG 2.2, 2.1.4): dictation software types them by the dozen. */
function ShortcutChoice() {
  const { t } = useTranslation('settings')
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

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
  maxWidth: 720,
  paddingBlock: theme.spacing(2.5),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}))

/** What a person chooses for this browser, and what the browser keeps for them. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
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
