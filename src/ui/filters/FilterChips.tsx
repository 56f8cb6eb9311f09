import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { RouterButton } from '../RouterLinks.tsx'
import type { AddressSearch } from './address.ts'

interface FilterChip {
  name: string
  /** «Categories» */
  label: string
  /** «Fairs or markets» */
  value: string
  /** Language of the value, when it is the records' and not the interface's. */
  language?: string | undefined
}

interface FilterChipsProps {
  chips: readonly FilterChip[]
  onRemove: (name: string) => void
  /** The address without any of them. */
  cleared: AddressSearch
}

const Line = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyleType: '""',
  '& > li': { maxWidth: '100%' },
}))

/** The filters in force, each removable. */
export function FilterChips({ chips, onRemove, cleared }: FilterChipsProps) {
  const { t } = useTranslation('filters')
  if (chips.length === 0) return null
  return (
    <Line aria-label={t('chips.group')}>
      {chips.map(({ name, label, value, language }) => (
        <li key={name}>
          <Chip
            label={
              <>
                {label}: <span lang={language}>{value}</span>
              </>
            }
            aria-label={t('chips.remove', { filter: `${label}: ${value}` })}
            onClick={() => onRemove(name)}
            onDelete={() => onRemove(name)}
          />
        </li>
      ))}
      <li>
        <RouterButton to="." search={cleared}>
          {t('chips.clear')}
        </RouterButton>
      </li>
    </Line>
  )
}
