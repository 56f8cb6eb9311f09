import Box from '@mui/material/Box'
import { RouterButton } from '../RouterLinks.tsx'
import { type AddressSearch, exactly } from './address.ts'
import { useCurrentInView } from './useCurrentInView.ts'

export interface Preset {
  id: string
  words: string
  search: AddressSearch
  isCurrent: boolean
}

/** Often wanted filters, one press away; each is an address. */
export function PresetLinks({ label, presets }: { label: string; presets: readonly Preset[] }) {
  const row = useCurrentInView(presets)
  return (
    <Box
      component="nav"
      ref={row}
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        gap: 0.75,
        overflowX: 'auto',
        scrollbarWidth: 'thin',
      }}
    >
      {presets.map(({ id, words, search, isCurrent }) => (
        <RouterButton
          key={id}
          to="."
          activeOptions={exactly}
          search={search}
          variant={isCurrent ? 'contained' : 'outlined'}
          color={isCurrent ? 'primary' : 'inherit'}
          aria-current={isCurrent ? 'page' : undefined}
          sx={{ flexShrink: 0, borderColor: isCurrent ? undefined : 'divider' }}
        >
          {words}
        </RouterButton>
      ))}
    </Box>
  )
}
