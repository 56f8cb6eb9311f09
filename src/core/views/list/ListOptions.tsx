import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { useMayWrite } from './statusReach.ts'
import type { Viewed } from './views/viewed.ts'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { changeSettings, type Density, useSettings } from '../../../ui/settings.ts'
import type { useColumnChoice } from '../../../ui/table/columnChoice.ts'

interface TableOptionsProps {
  /** Those that may be hidden, in their order. */
  columns: readonly { id: string; header: string }[]
  choice: ReturnType<typeof useColumnChoice>
}

const densities: readonly Density[] = ['compact', 'comfortable']

/** Which columns a table shows, and how dense everything is. */
function TableOptions({ columns, choice }: TableOptionsProps) {
  const { t } = useTranslation('filters')
  const { shown, show, reset } = choice
  return (
    <>
      <FormControl component="fieldset">
        <FormLabel component="legend">{t('columns.shown')}</FormLabel>
        <FormGroup sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          {columns.map(({ id, header }) => (
            <FormControlLabel
              key={id}
              label={header}
              control={
                <Checkbox
                  size="small"
                  checked={shown[id] !== false}
                  onChange={(event) => show(id, event.target.checked)}
                />
              }
            />
          ))}
        </FormGroup>
        <Button size="small" onClick={reset} sx={{ justifySelf: 'start' }}>
          {t('columns.reset')}
        </Button>
      </FormControl>
      <DensityChoice />
    </>
  )
}

function DensityChoice() {
  const { t } = useTranslation('filters')
  const { density } = useSettings()
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('columns.density')}</FormLabel>
      <RadioGroup row value={density}>
        {densities.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            label={t(`columns.${value}`)}
            control={<Radio size="small" onChange={() => changeSettings({ density: value })} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

/** A page beside a list, about the same records. */
export interface ListLink {
  to: string
  words: string
  search: AddressSearch
}

interface ListOptionsProps extends TableOptionsProps {
  viewed: Viewed
  links: readonly ListLink[]
}

/** How a list is shown, and what can be done with all of it: to a file, from a file, and what the resource adds. */
export function ListOptions({ viewed, links, ...table }: ListOptionsProps) {
  const { t } = useTranslation('filters')
  const { service, name, current, exported = current } = viewed
  const isNarrow = useIsNarrow()
  const mayWrite = useMayWrite(service)
  const to = '/$language/transfer'
  const all: readonly ListLink[] = [
    ...(mayWrite ? [{ to, words: t('import'), search: { of: name, part: 'new' } }] : []),
    { to, words: t('export'), search: { ...exported, of: name } },
    ...links,
  ]
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {all.map(({ to, words, search }) => (
          <RouterButton
            key={words}
            {...{ to, search }}
            params={{ language: service.language }}
            variant="outlined"
          >
            {words}
          </RouterButton>
        ))}
      </Box>
      <TableOptions {...table} columns={isNarrow ? [] : table.columns} />
    </>
  )
}
