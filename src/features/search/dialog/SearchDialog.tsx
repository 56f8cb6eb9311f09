import Dialog from '@mui/material/Dialog'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ServiceContext } from '../../../api/useService.ts'
import { type Hit, pathOf } from '../hits/hit.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import { HitList } from './HitList.tsx'
import { SearchBox } from './SearchBox.tsx'
import { Unanswered } from './Unanswered.tsx'
import { useCombobox } from './useCombobox.ts'
import type { SearchPlace } from './nameQuery.ts'
import { type Search, useSearch } from './useSearch.ts'
import { Late } from '../../../ui/Late.tsx'

const Words = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2.5),
  color: (theme.vars ?? theme).palette.text.secondary,
}))

/** How many there are, said once all have answered; or why there is nothing. */
function SearchStatus({ search }: { search: Search }) {
  const { t } = useTranslation('search')
  const { typed, isReading, meaning, groups, failed } = search
  // A way to a whole list is no result.
  const isResult = (hit: Hit) => hit.kind === 'record' || hit.language === undefined
  const count = groups.flatMap(({ hits }) => hits).filter(isResult).length
  const found = () => {
    if (typed.trim() === '' || isReading) return ''
    if (count > 0) return t('found', { count })
    if (failed.length > 0) return ''
    if (meaning.kind === 'lost') return t('lost')
    return t(meaning.kind === 'record' ? 'noRecord' : 'none')
  }
  return (
    <Words>
      <output>{found()}</output>
      {isReading && typed.trim() !== '' ? <Late>{t('reading')}</Late> : null}
    </Words>
  )
}

/** As high as it is, whatever was found: nothing moves under a finger. On telephones it is the whole screen. */
const Sheet = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 720,
    height: 'min(640px, calc(100% - 96px))',
    marginBlockStart: 64,
    [theme.breakpoints.down('sm')]: {
      height: '100%',
      maxHeight: 'none',
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
  },
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: theme.spacing(0, 2),
  marginBlockStart: 'auto',
  padding: theme.spacing(0.5, 2.5),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.875rem',
}))

const Keys = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

interface Props extends SearchPlace {
  /** what was typed before the box was here */
  begun: string
  /** @param path below Agenda's base */
  onOpen: (path: string, isBeside: boolean) => void
  onClose: () => void
}

/** Finds any record, and any page, from anywhere. */
export function SearchDialog({ begun, onOpen, onClose, ...place }: Props) {
  const { t } = useTranslation('search')
  const id = useId()
  const search = useSearch(place, begun)
  const open = (hit: Hit, isBeside: boolean) => onOpen(pathOf(hit), isBeside)
  const { groups, scope, pins } = search
  const hits = groups.flatMap((group) => group.hits)
  const combobox = useCombobox({ hits, onOpen: open, onPin: pins.togglePin, onClose })
  return (
    <ServiceContext value={place.service}>
      <Sheet open onClose={onClose} aria-labelledby={`${id}-title`} transitionDuration={0}>
        <Unseen as="h2" id={`${id}-title`}>
          {t('title')}
        </Unseen>
        <SearchBox
          typed={search.typed}
          onType={search.type}
          describedBy={id}
          {...{ combobox, onClose }}
        />
        <Unanswered answers={search.failed} />
        {groups.length > 0 ? <HitList {...{ groups, combobox, pins }} onOpen={open} /> : null}
        <SearchStatus search={search} />
        <Foot>
          <FormControlLabel
            label={t('everyLanguage')}
            control={
              <Switch
                size="small"
                checked={scope.isEvery}
                onChange={(_event, isEvery) => scope.choose(isEvery)}
              />
            }
          />
          <Keys id={id}>{t('keys')}</Keys>
        </Foot>
      </Sheet>
    </ServiceContext>
  )
}
