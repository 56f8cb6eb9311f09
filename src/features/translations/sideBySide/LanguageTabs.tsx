import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import type { Language } from '../../../api/language.ts'

const Label = styled('span')(({ theme }) => ({
  display: 'grid',
  '& small': { fontWeight: 400, color: (theme.vars ?? theme).palette.text.secondary },
}))

interface Props {
  languages: readonly Language[]
  /** the one that is drawn */
  chosen: Language
  /** What there is to know of a language before one looks; `''` where there is nothing. */
  markOf: (language: Language) => string
  onChoose: (language: Language) => void
}

const idOf = (language: string) => `language-tab-${language}`

/** Puts the focus on the tab of a language: what led there may be gone with what it led to. */
export function focusTab(language: string): void {
  document.getElementById(idOf(language))?.focus()
}

/** The languages of which there is room for one text at a time, each with how it stands. */
export function LanguageTabs({ languages, chosen, markOf, onChoose }: Props) {
  const { t } = useTranslation(['sideBySide', 'ui'])
  const nameOf = useLanguageName()
  return (
    <Tabs
      value={languages.includes(chosen) ? chosen : languages[0]}
      onChange={(_, next: Language) => onChoose(next)}
      variant="scrollable"
      aria-label={t('ui:languages')}
    >
      {languages.map((language) => {
        const mark = markOf(language)
        return (
          <Tab
            key={language}
            id={idOf(language)}
            value={language}
            label={
              <Label>
                {nameOf(language)}
                {mark ? <small> {mark}</small> : null}
              </Label>
            }
          />
        )
      })}
    </Tabs>
  )
}
