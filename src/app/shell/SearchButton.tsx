import SearchIcon from '@mui/icons-material/Search'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../service/language.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'
import { TopButton } from './TopButton.tsx'

const fetchPanel = () => import('./SearchPanel.tsx')

const SearchPanel = lazily(async () => (await fetchPanel()).SearchPanel)

/** Searching everywhere, by a button or by `/`: its code comes when somebody is about to. */
export function SearchButton({ language }: { language: Language }) {
  const { t } = useTranslation('app')
  const [isOpen, setOpen] = useState(false)
  const name = t('shell.search')
  useShortcut('/', name, () => setOpen(true), undefined, true)
  return (
    <>
      <TopButton
        type="button"
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void fetchPanel()}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </TopButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <SearchPanel language={language} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
