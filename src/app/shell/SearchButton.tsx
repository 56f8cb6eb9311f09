import SearchIcon from '@mui/icons-material/Search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../service/language.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts'
import { type TypedAhead, typedAhead } from '../../ui/typedAhead.ts'
import { TopOpener } from './TopOpener.tsx'

const fetchPanel = () => import('./SearchPanel.tsx')

const SearchPanel = lazily(() => fetchPanel().then((it) => it.SearchPanel))

/** Searching everywhere, by a button or by `/`: its code comes when somebody is about to. */
export function SearchButton({ language }: { language: Language }) {
  const { t } = useTranslation('app')
  const name = t('shell.search')
  const [ahead, setAhead] = useState<TypedAhead | null>(null)
  const open = () => setAhead(typedAhead(name))
  useShortcut('/', name, open, undefined, true)
  return (
    <TopOpener
      name={name}
      opened={ahead && <SearchPanel {...{ language, ahead }} onClose={() => setAhead(null)} />}
      onPointerEnter={() => void fetchPanel()}
      onClick={open}
    >
      <SearchIcon />
    </TopOpener>
  )
}
