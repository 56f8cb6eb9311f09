import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import { styled } from '@mui/material/styles'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/Button.tsx'
import type { Combobox } from './useCombobox.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1, 1, 2.5),
  borderBlockEnd: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:focus-within': { borderBlockEndColor: (theme.vars ?? theme).palette.primary.main },
}))

const Words = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: (theme.vars ?? theme).palette.text.secondary, opacity: 1 },
}))

interface Props {
  typed: string
  onType: (typed: string, isPasted: boolean) => void
  onClose: () => void
  combobox: Combobox
  describedBy: string
}

function isPasted({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertFrom')
}

/** Where one types; the focus stays in it. */
export function SearchBox({ typed, onType, onClose, combobox, describedBy }: Props) {
  const { t } = useTranslation(['search', 'ui'])
  return (
    <Line>
      <Search color="action" aria-hidden />
      <Words
        {...combobox.boxProps}
        aria-label={t('title')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type in it
        autoFocus
        type="text"
        value={typed}
        placeholder={t('box')}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={2000}
        onChange={(event) => {
          combobox.begin()
          onType(event.target.value, isPasted(event))
        }}
      />
      <IconButton aria-label={t('ui:close')} onClick={onClose}>
        <Close />
      </IconButton>
    </Line>
  )
}
