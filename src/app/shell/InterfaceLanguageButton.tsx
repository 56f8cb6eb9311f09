import TranslateIcon from '@mui/icons-material/Translate'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TopButton } from './TopButton.tsx'
import { interfaceLanguageNames, isInterfaceLanguage } from '../../i18n/interfaceLanguage.ts'
import { lazily } from '../../ui/lazily.tsx'

const InterfaceLanguageMenu = lazily(
  async () => (await import('./InterfaceLanguageMenu.tsx')).InterfaceLanguageMenu,
)

/** Which language the interface speaks: another matter than the calendar's, and always visible beside it. */
export function InterfaceLanguageButton() {
  const { t, i18n } = useTranslation('app')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const spoken = isInterfaceLanguage(i18n.language) ? interfaceLanguageNames[i18n.language] : ''
  return (
    <>
      <TopButton
        type="button"
        aria-label={t('shell.interfaceLanguage', { language: spoken })}
        title={t('shell.interfaceLanguage', { language: spoken })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TranslateIcon fontSize="small" />
        <span aria-hidden="true">{i18n.language.toUpperCase()}</span>
      </TopButton>
      {anchor ? (
        <Suspense fallback={null}>
          <InterfaceLanguageMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
