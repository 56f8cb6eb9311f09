import { memo, type Ref } from 'react'
import { Unseen } from '../../../ui/Unseen.tsx'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { type BoardRow, type BoardCell, isUnfinished } from '../state/boardRow.ts'
import type { TranslationsLabels } from './useTranslationsLabels.ts'
import type { OtherVersionOf, HrefOf, VersionOf } from './useVersionLinks.ts'
import { StatusDot } from '../../../core/views/list/StatusMark.tsx'
import { CellLink } from './CellLink.tsx'

interface Props {
  row: BoardRow
  /** its place among all, from 0 */
  at: number
  /** px from the beginning of the rows */
  start: number
  hasWhen: boolean
  /** cards, each with the names of its languages, for there is no head above them */
  isNarrow: boolean
  hrefOf: HrefOf
  besideOf: OtherVersionOf
  versionOf: VersionOf
  /** languages in the order of the columns, and whether each was read */
  columns: readonly { language: string; name: string; isRead: boolean }[]
  /** the cell that has the focus, or gets it next; none of this row */
  activeColumn: number | null
  onActive: (at: number, column: number) => void
  words: TranslationsLabels
  measure: Ref<HTMLTableRowElement>
}

function DrawnRow(props: Props) {
  const { row, at, start, columns, activeColumn, onActive, words, measure } = props
  const { t } = words
  const { hasWhen, isNarrow, hrefOf, besideOf, versionOf } = props
  const beside = besideOf(row.source)
  const cellProps = (column: number) =>
    ({
      role: 'gridcell',
      'aria-colindex': column + 1,
      'data-cell': `${at} ${column}`,
      tabIndex: activeColumn === column ? 0 : -1,
      onFocus: () => onActive(at, column),
    }) as const
  return (
    <tr
      aria-rowindex={at + 2}
      data-index={at}
      ref={measure}
      style={{ transform: `translateY(${start}px)` }}
    >
      {hasWhen ? <td {...cellProps(0)}>{words.when(row.source)}</td> : null}
      {columns.map(({ language, name, isRead }, place) => {
        const cell = row.cells[language]
        return (
          <td key={language} {...cellProps(place + (hasWhen ? 1 : 0))}>
            {isNarrow ? (
              <span data-code>
                <LanguageChip language={language} label={name} />
              </span>
            ) : null}
            <div data-content>
              {cell ? (
                <BoardCellContent {...{ cell, hrefOf, besideOf, words }} />
              ) : (
                <span data-missing>
                  {isRead ? (
                    <a href={beside ?? versionOf(row.source, language)} tabIndex={-1}>
                      {t(`marks.${absenceIn(row, language)}`)}
                    </a>
                  ) : (
                    t('marks.unread')
                  )}
                </span>
              )}
            </div>
          </td>
        )
      })}
    </tr>
  )
}

/** Why a language that was read shows no version. */
function absenceIn({ unread, unpaired }: BoardRow, language: string) {
  if (unread.includes(language)) return 'unread'
  return unpaired.includes(language) ? 'unpaired' : 'missing'
}

/** The versions of one thing; drawn again only when it, or the focus in it, is another. */
export const BoardGridRow = memo(DrawnRow)

interface BoardCellContentProps {
  cell: BoardCell
  hrefOf: HrefOf
  besideOf: OtherVersionOf
  words: TranslationsLabels
}

/** A version: its title, its standing, and what is wrong with it; where there is work on it, it opens beside the source. */
function BoardCellContent({ cell, hrefOf, besideOf, words }: BoardCellContentProps) {
  const { version, isSource, isShared, isOutOfDate, isIdentical, differs, isDoubtful } = cell
  const { status } = version
  const { t } = words
  const isWork =
    isOutOfDate || isIdentical || differs.length > 0 || (!isSource && isUnfinished(version))
  const href = (isWork ? besideOf(version) : null) ?? hrefOf(version)
  return (
    <>
      {status === null ? null : <StatusDot {...{ status }} />}
      <CellLink {...{ version }} hrefOf={() => href} untitled={t('ui:untitled')} />
      <div data-marks>
        {status === null ? null : status === 'publish' ? (
          <Unseen>{words.status(status)}</Unseen>
        ) : (
          <span>{words.status(status)}</span>
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
