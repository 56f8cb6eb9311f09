import { styled } from '@mui/material/styles'
import { StatusSign } from '../../collection/list/StatusMark.tsx'
import type { PairedCollection } from '../pairing/listing.ts'
import type { BoardCell } from '../state/boardRow.ts'
import { CellLink } from './CellLink.tsx'
import type { BoardWords } from './useBoardWords.ts'

const Marks = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1.25),
  marginBlockStart: 2,
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.8125rem',
  '& [data-warns]': { color: (theme.vars ?? theme).palette.warning.main, fontWeight: 600 },
}))

interface Props {
  cell: BoardCell
  collection: PairedCollection
  words: BoardWords
}

/** A version: its title, its standing, and what is wrong with it. */
export function BoardCellContent({ cell, collection, words }: Props) {
  const { version, isSource, isOutOfDate, isIdentical, differs, isDoubtful } = cell
  const { t } = words
  return (
    <>
      <CellLink {...{ version, collection }} untitled={t('untitled')} />
      <Marks>
        {version.status === null ? null : (
          <StatusSign status={version.status} words={words.status(version.status)} />
        )}
        {isSource ? <span>{t('marks.source')}</span> : null}
        {isDoubtful ? <span data-warns>{t('marks.possible')}</span> : null}
        {isOutOfDate ? <span data-warns>{t('marks.outOfDate')}</span> : null}
        {isIdentical ? <span data-warns>{t('marks.identical')}</span> : null}
        {differs.length > 0 ? <span data-warns>{words.differs(differs)}</span> : null}
      </Marks>
    </>
  )
}
