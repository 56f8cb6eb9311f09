import { StatusSign } from '../../collection/list/StatusMark.tsx'
import type { BoardCell } from '../state/boardRow.ts'
import { CellLink } from './CellLink.tsx'
import type { BoardWords } from './useBoardWords.ts'
import type { HrefOf } from './useVersionLinks.ts'

interface Props {
  cell: BoardCell
  hrefOf: HrefOf
  words: BoardWords
}

/** A version: its title, its standing, and what is wrong with it. */
export function BoardCellContent({ cell, hrefOf, words }: Props) {
  const { version, isSource, isOutOfDate, isIdentical, differs, isDoubtful } = cell
  const { t } = words
  return (
    <>
      <CellLink {...{ version, hrefOf }} untitled={t('untitled')} />
      <div data-marks>
        {version.status === null ? null : (
          <StatusSign status={version.status} words={words.status(version.status)} />
        )}
        {isSource ? <span>{t('marks.source')}</span> : null}
        {isDoubtful ? <span data-warns>{t('marks.possible')}</span> : null}
        {isOutOfDate ? <span data-warns>{t('marks.outOfDate')}</span> : null}
        {isIdentical ? <span data-warns>{t('marks.identical')}</span> : null}
        {differs.length > 0 ? <span data-warns>{words.differs(differs)}</span> : null}
      </div>
    </>
  )
}
