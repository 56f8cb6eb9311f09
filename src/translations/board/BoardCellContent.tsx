import { StatusSign } from '../../collection/list/StatusMark.tsx'
import { type BoardCell, isUnfinished } from '../state/boardRow.ts'
import { CellLink } from './CellLink.tsx'
import type { BoardWords } from './useBoardWords.ts'
import type { BesideOf, HrefOf } from './useVersionLinks.ts'

interface Props {
  cell: BoardCell
  hrefOf: HrefOf
  besideOf: BesideOf
  words: BoardWords
}

/** A version: its title, its standing, and what is wrong with it; where there is work on it, it opens beside the source. */
export function BoardCellContent({ cell, hrefOf, besideOf, words }: Props) {
  const { version, isSource, isShared, isOutOfDate, isIdentical, differs, isDoubtful } = cell
  const { t } = words
  const isWork =
    isOutOfDate || isIdentical || differs.length > 0 || (!isSource && isUnfinished(version))
  const href = (isWork ? besideOf(version) : null) ?? hrefOf(version)
  return (
    <>
      <CellLink {...{ version }} hrefOf={() => href} untitled={t('untitled')} />
      <div data-marks>
        {version.status === null ? null : (
          <StatusSign status={version.status} words={words.status(version.status)} />
        )}
        {isSource ? <span>{t('marks.source')}</span> : null}
        {isShared ? <span>{t('marks.shared')}</span> : null}
        {isDoubtful ? <span data-warns>{t('marks.possible')}</span> : null}
        {isOutOfDate ? <span data-warns>{t('marks.outOfDate')}</span> : null}
        {isIdentical ? <span data-warns>{t('marks.identical')}</span> : null}
        {differs.length > 0 ? <span data-warns>{words.differs(differs)}</span> : null}
      </div>
    </>
  )
}
