import Tune from '@mui/icons-material/Tune'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languagesOf } from '../../../api/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { changeSettings, type Density, useSettings } from '../../../ui/settings.ts'
import { colourings } from '../data/calendarFilters.ts'
import type { CalendarState } from './useCalendar.ts'

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
}))

const Languages = styled(Group.withComponent('fieldset'))({ margin: 0, padding: 0, border: 0 })

const Choice = styled('select')(({ theme }) => ({
  minHeight: 'var(--control-height, 36px)',
  padding: theme.spacing(0, 0.75),
  border: `1px solid ${(theme.vars ?? theme).palette.text.disabled}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
}))

const Label = styled('label')({ fontSize: '0.875rem' })

/** How the calendar looks, behind a button where there is little room. */
export function CalendarChoices({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const { isNarrow } = calendar
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isNarrow ? (
        <Button startIcon={<Tune />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('look')}
        </Button>
      ) : null}
      {isOpen || !isNarrow ? (
        <>
          <ColourChoice calendar={calendar} />
          <DensityChoice />
          <LanguageChoice calendar={calendar} />
        </>
      ) : null}
    </>
  )
}

/** What the colours say. */
function ColourChoice({ calendar: { colour, change } }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const id = useId()
  return (
    <Group>
      <Label htmlFor={id}>{t('colour.label')}</Label>
      <Choice
        {...{ id }}
        value={colour}
        onChange={({ target }) => {
          const chosen = colourings.find((one) => one === target.value)
          change({ colour: chosen === 'category' ? undefined : chosen }, { replace: true })
        }}
      >
        {colourings.map((one) => (
          <option key={one} value={one}>
            {t(`colour.${one}`)}
          </option>
        ))}
      </Choice>
    </Group>
  )
}

const densities = ['compact', 'comfortable'] as const satisfies readonly Density[]

/** That of the whole application, kept in this browser. */
function DensityChoice() {
  const { t } = useTranslation('calendar')
  const id = useId()
  const { density } = useSettings()
  return (
    <Group>
      <Label htmlFor={id}>{t('density.label')}</Label>
      <Choice
        {...{ id }}
        value={density}
        onChange={({ target }) => {
          const chosen = densities.find((one) => one === target.value)
          if (chosen) changeSettings({ density: chosen })
        }}
      >
        {densities.map((one) => (
          <option key={one} value={one}>
            {t(`density.${one}`)}
          </option>
        ))}
      </Choice>
    </Group>
  )
}

/** Which languages are shown beside that of the page. */
function LanguageChoice({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const id = useId()
  const { service, languages, change } = calendar
  const others = languagesOf(service.configuration).filter((one) => one !== service.language)
  if (others.length === 0) return null
  const toggle = (language: Language) => {
    const beside = languages.filter((one) => one !== service.language)
    const next = beside.includes(language)
      ? beside.filter((one) => one !== language)
      : [...beside, language]
    change({ languages: next.length > 0 ? next : undefined })
  }
  return (
    <Languages aria-labelledby={id}>
      <Label as="span" {...{ id }}>
        {t('languages.label')}
      </Label>
      {others.map((language) => (
        <Button
          key={language}
          aria-pressed={languages.includes(language)}
          variant={languages.includes(language) ? 'contained' : 'outlined'}
          aria-label={service.configuration.languages[language]}
          onClick={() => toggle(language)}
        >
          <LanguageChip language={language} />
        </Button>
      ))}
    </Languages>
  )
}
