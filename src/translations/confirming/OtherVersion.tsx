import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { folded } from '../../i18n/folded.ts'
import { Button } from '../../ui/Button.tsx'
import type { BoardState } from '../board/useBoard.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Version } from '../state/version.ts'
import type { ConfirmItem } from './confirmItems.ts'
import type { ConfirmWords } from './useConfirmWords.ts'

const Choices = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyleType: '""',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  '& li > div': { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.875rem' },
}))

interface Props {
  item: ConfirmItem
  of: PairedCollection
  board: BoardState
  words: ConfirmWords
  onChoose: (version: Version) => void
  onClose: () => void
}

/** As many as are shown of what a search finds. */
const most = 8

/** Another record of the other language: one of those that come near, or one that is searched for. */
export function OtherVersion({ item, of, board, words, onChoose, onClose }: Props) {
  const { t } = useTranslation(['translations', 'ui'])
  const title = useId()
  const [search, setSearch] = useState('')
  const { source, candidate } = item
  const { language } = candidate
  const near = board.pairing
    .proposalsFor(of, source, language)
    .flatMap(({ other }) => board.versionAt(language, other) ?? [])
    .filter(({ id }) => id !== candidate.id)
  const sought = folded(search.trim())
  const found =
    sought === ''
      ? near
      : [...board.versionsOf(language)]
          .filter(({ texts, slug }) => folded(`${texts.title} ${slug}`).includes(sought))
          .slice(0, most)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>
        {t('other.title', { title: words.titleOf(source), language: words.languageName(language) })}
      </DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          margin="dense"
          label={t('other.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <output>
          {found.length === 0 ? t(sought === '' ? 'other.noneNear' : 'other.noneFound') : null}
        </output>
        <Choices aria-label={t('other.choices')}>
          {found.map((version) => (
            <li key={version.id}>
              <div>
                <span lang={language}>{words.titleOf(version)}</span>
                <br />
                <small>{words.factsOf(version)}</small>
              </div>
              <Button
                variant="outlined"
                aria-label={t('other.chooseNamed', { title: words.titleOf(version) })}
                onClick={() => onChoose(version)}
              >
                {t('other.choose')}
              </Button>
            </li>
          ))}
        </Choices>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
