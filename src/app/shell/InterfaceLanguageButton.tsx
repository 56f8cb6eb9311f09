import TranslateIcon from '@mui/icons-material/Translate'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TopOpener } from './TopOpener.tsx'
import { interfaceLanguageNames, isInterfaceLanguage } from '../../i18n/interfaceLanguage.ts'
import { InterfaceLanguageMenu } from './InterfaceLanguageMenu.tsx'

/** Which language the interface speaks: another matter than the calendar's, and always visible beside it. */
export function InterfaceLanguageButton() {
  const { t, i18n } = useTranslation('app')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const spoken = isInterfaceLanguage(i18n.language) ? interfaceLanguageNames[i18n.language] : ''
  return (
    <TopOpener
      name={t('shell.interfaceLanguage', { language: spoken })}
      aria-haspopup="menu"
      opened={anchor && <InterfaceLanguageMenu anchor={anchor} onClose={() => setAnchor(null)} />}
      onClick={(event) => setAnchor(event.currentTarget)}
    >
      <TranslateIcon fontSize="small" />
      <span aria-hidden="true">{i18n.language.toUpperCase()}</span>
    </TopOpener>
  )
}
