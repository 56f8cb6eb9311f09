import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import { IconButton } from '../Button.tsx'
import { styled } from '@mui/material/styles'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { after } from '../../time/clock.ts'
import { useShortcut } from '../shortcuts/shortcuts.ts'

const Line = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 36,
  paddingInline: theme.spacing(1.5, 0.5),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.text.disabled}`,
  background: (theme.vars ?? theme).palette.background.paper,
  '&:focus-within': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 1,
  },
  '& input:focus-visible': { outline: 'none' },
  '& > button': { marginBlock: -1 },
}))

const Words = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: (theme.vars ?? theme).palette.text.secondary, opacity: 1 },
}))

const Place = styled('search')({ flex: '1 1 240px', maxWidth: 460 })

/** Milliseconds without a key press after which the search starts by itself. */
const pause = 350

interface SearchBoxProps {
  label: string
  value: string
  onSearch: (words: string) => void
}

/** The words a list is searched for. Follows the address when that changes from elsewhere; `f` brings the focus. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('filters')
  const input = useRef<HTMLInputElement>(null)
  const { typed, setTyped, search } = useTyped(value, onSearch)
  useShortcut('f', label, () => input.current?.focus())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  return (
    <Place>
      <Line onSubmit={submit}>
        <Search fontSize="small" color="action" aria-hidden />
        <Words
          type="text"
          ref={input}
          value={typed}
          placeholder={label}
          aria-label={label}
          enterKeyHint="search"
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && search('')}
        />
        {typed ? (
          <IconButton aria-label={t('search.clear')} onClick={() => search('')}>
            <Close fontSize="small" />
          </IconButton>
        ) : null}
      </Line>
    </Place>
  )
}

/**
 * What is in the box, handed on after a pause; an address that changed from elsewhere comes into the box. Words and
 * address are one state: of two set while drawing, React 19.3 may keep one and put the other back, when a link in a
 * closing popover leads elsewhere, and the old words would then be searched for.
 */
function useTyped(value: string, onSearch: (words: string) => void) {
  const [box, setBox] = useState({ typed: value, known: value })
  const { typed, known } = box
  if (value !== known) setBox({ typed: value === typed.trim() ? typed : value, known: value })
  const setTyped = (words: string) => setBox({ typed: words, known: value })
  const search = (words: string) => {
    setTyped(words)
    if (words.trim() !== value) onSearch(words.trim())
  }
  const settled = useRef(search)
  useEffect(() => {
    settled.current = search
  })
  useEffect(() => after(pause, () => settled.current(typed)), [typed])
  return { typed, setTyped, search }
}
