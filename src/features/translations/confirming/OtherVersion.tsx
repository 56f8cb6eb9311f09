import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { folded } from '../../../i18n/folded.ts'
import { Button } from '../../../ui/Button.tsx'
import type { BoardState } from '../board/useBoard.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Version } from '../state/version.ts'
import type { ConfirmItem } from './confirmItems.ts'
import type { ConfirmMessages } from './useConfirmMessages.ts'
import { Facts } from '../../../ui/Facts.tsx'

const Choices = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyleType: '""',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  '& li > div': { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0, fontSize: '0.875rem' },
  '& small': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.875rem' },
}))

interface Props {
  item: ConfirmItem
  of: PairedCollection
  board: BoardState
  words: ConfirmMessages
  onChoose: (version: Version) => void
  onClose: () => void
}

/** As many as are shown of what a search finds. */
const most = 8

/** Another record of the other language: one of those that come near, or one that is searched for. */
export function OtherVersion({ item, of, board, words, onChoose, onClose }: Props) {
  const { t } = useTranslation(['translations', 'ui'])
  const nameOf = useLanguageName()
  const title = useId()
  const [search, setSearch] = useState('')
  const { source, candidate } = item
  const { language } = candidate
  const near = board.pairing
    .proposalsFor(of, source, language)
    .flatMap(({ other }) => board.versionAt(language, other) ?? [])
    .filter(({ id }) => id !== candidate.id)
  /** What a record is taken for a version of, beside what is asked about: it can be of one thing only. */
  const takenBy = (id: number) => {
    const other = board.index.groupOf(of, { language, id })?.versions[source.language]
    return other === undefined || other === source.id
      ? undefined
      : board.versionAt(source.language, other)
  }
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
        {t('other.title', { title: words.titleOf(source), language: nameOf(language) })}
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
          {found.length === 0 ? t(sought === '' ? 'other.noneNear' : 'ui:foundNone') : null}
        </output>
        <Choices aria-label={t('other.choices')}>
          {found.map((version) => (
            <Choice
              key={version.id}
              {...{ version, words }}
              taken={takenBy(version.id)}
              onChoose={() => onChoose(version)}
            />
          ))}
        </Choices>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface ChoiceProps {
  version: Version
  /** what it is the version of now */
  taken: Version | undefined
  words: ConfirmMessages
  onChoose: () => void
}

function Choice({ version, taken, words, onChoose }: ChoiceProps) {
  const { t } = words
  const title = words.titleOf(version)
  return (
    <li>
      <div>
        <span lang={version.language}>{title}</span>
        <br />
        <small>
          <Facts>{words.factsOf(version)}</Facts>
        </small>
        {taken ? <p>{t('other.taken', { title: words.titleOf(taken) })}</p> : null}
      </div>
      <Button variant="outlined" aria-label={t('other.chooseNamed', { title })} onClick={onChoose}>
        {t('other.choose')}
      </Button>
    </li>
  )
}
