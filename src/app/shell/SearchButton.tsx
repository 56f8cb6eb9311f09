import SearchIcon from '@mui/icons-material/Search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../service/language.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'
import { TopOpener } from './TopOpener.tsx'

const fetchPanel = () => import('./SearchPanel.tsx')

const SearchPanel = lazily(async () => (await fetchPanel()).SearchPanel)

/** Searching everywhere, by a button or by `/`: its code comes when somebody is about to. */
export function SearchButton({ language }: { language: Language }) {
  const { t } = useTranslation('app')
  const [isOpen, setOpen] = useState(false)
  const name = t('shell.search')
  useShortcut('/', name, () => setOpen(true), undefined, true)
  return (
    <TopOpener
      name={name}
      opened={isOpen && <SearchPanel language={language} onClose={() => setOpen(false)} />}
      onPointerEnter={() => void fetchPanel()}
      onClick={() => setOpen(true)}
    >
      <SearchIcon />
    </TopOpener>
  )
}
