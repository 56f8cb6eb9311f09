import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { interfaceLanguageNames, interfaceLanguages } from '../../i18n/interfaceLanguage.ts'
import { changeSettings, useSettings } from '../../ui/settings.ts'

interface Props {
  anchor: HTMLElement
  onClose: () => void
}

export function InterfaceLanguageMenu({ anchor, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { interfaceLanguage } = useSettings()
  const choose = (choice: string) => {
    changeSettings({ interfaceLanguage: choice })
    onClose()
  }
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('look.interfaceLanguage') } }}
    >
      <MenuItem
        role="menuitemradio"
        aria-checked={interfaceLanguage === 'follow'}
        selected={interfaceLanguage === 'follow'}
        onClick={() => choose('follow')}
      >
        {t('look.follow')}
      </MenuItem>
      {interfaceLanguages.map((language) => (
        <MenuItem
          key={language}
          role="menuitemradio"
          lang={language}
          aria-checked={interfaceLanguage === language}
          selected={interfaceLanguage === language}
          onClick={() => choose(language)}
        >
          {interfaceLanguageNames[language]}
        </MenuItem>
      ))}
    </Menu>
  )
}
