import type { Ref } from 'react'
import { Button } from '../../ui/Button.tsx'
import { LanguageChip } from '../../ui/LanguageChip.tsx'
import { CellLink } from '../board/CellLink.tsx'
import type { HrefOf } from '../board/useVersionLinks.ts'
import type { Version } from '../state/version.ts'
import type { ConfirmItem } from './confirmItems.ts'
import type { ConfirmWords } from './useConfirmWords.ts'

export type Answer = 'together' | 'apart' | 'other'

interface Props {
  item: ConfirmItem
  at: number
  /** px from the beginning of the rows */
  start: number
  isActive: boolean
  hrefOf: HrefOf
  words: ConfirmWords
  onActive: () => void
  onAnswer: (answer: Answer) => void
  measure: Ref<HTMLTableRowElement>
}

/** Two records side by side, what speaks for them, and the answers there are. */
export function ConfirmRow(props: Props) {
  const { item, at, start, isActive, hrefOf, words, onActive, onAnswer, measure } = props
  const { t } = words
  const { source, candidate } = item
  const tabIndex = isActive ? 0 : -1
  // Its role is said, for a cell that is laid out as a block is none to some browsers.
  const cell = {
    role: 'gridcell',
    'data-cell': `${at} 0`,
    tabIndex,
    onFocus: onActive,
    'aria-label': words.nameOf(item),
  } as const
  const side = (version: Version) => (
    <div data-side>
      <LanguageChip language={version.language} label={words.languageName(version.language)} />
      <div>
        <CellLink {...{ version, hrefOf }} untitled={t('untitled')} />
        <div data-facts>{words.factsOf(version)}</div>
      </div>
    </div>
  )
  return (
    <tr
      aria-rowindex={at + 1}
      data-index={at}
      ref={measure}
      style={{ transform: `translateY(${start}px)` }}
    >
      <td {...cell}>
        <div data-pair>
          {side(source)}
          {side(candidate)}
        </div>
        <div data-why>
          <strong>{t(`certainty.${item.certainty}`)}</strong> {words.evidenceOf(item)}
        </div>
        <div data-answers>
          <Button
            variant="outlined"
            data-confirm
            {...{ tabIndex }}
            onClick={() => onAnswer('together')}
          >
            {t('confirming.confirm')}
          </Button>
          <Button {...{ tabIndex }} onClick={() => onAnswer('apart')}>
            {t('confirming.separate')}
          </Button>
          <Button {...{ tabIndex }} onClick={() => onAnswer('other')}>
            {t('confirming.other')}
          </Button>
        </div>
      </td>
    </tr>
  )
}
