import { Button } from '../../ui/Button.tsx'
import type { BoardState } from '../board/useBoard.ts'
import type { HrefOf } from '../board/useVersionLinks.ts'
import type { AnsweredItem } from './answeredItems.ts'
import type { CellProps } from './PairTable.tsx'
import type { ConfirmWords } from './useConfirmWords.ts'
import { VersionSide } from './VersionSide.tsx'

interface Props {
  item: AnsweredItem
  name: string
  board: Pick<BoardState, 'versionAt'>
  hrefOf: HrefOf
  words: ConfirmWords
  place: CellProps
  /** @param language the one version that leaves the others; without it, all that was said */
  onTakeBack: (language?: string) => void
}

/** The records of which something was said, and the ways to take it back: of three also for one of them. */
export function AnsweredCell(props: Props) {
  const { item, name, board, hrefOf, words, place, onTakeBack } = props
  const { t, languageName } = words
  const { tabIndex, cell } = place
  const versions = Object.entries(item.said.versions)
  return (
    <td {...cell} aria-label={name}>
      <div data-pair>
        {versions.map(([language, id]) => (
          <VersionSide
            key={language}
            {...{ hrefOf, words }}
            place={{ language, id }}
            version={board.versionAt(language, id)}
          />
        ))}
      </div>
      <div data-answers>
        <Button variant="outlined" data-answer {...{ tabIndex }} onClick={() => onTakeBack()}>
          {t(versions.length > 2 ? 'answered.takeAllBack' : 'answered.takeBack')}
        </Button>
        {versions.length > 2
          ? versions.map(([language]) => (
              <Button key={language} {...{ tabIndex }} onClick={() => onTakeBack(language)}>
                {t('answered.takeOut', { language: languageName(language) })}
              </Button>
            ))
          : null}
      </div>
    </td>
  )
}
