import { Button } from '../../ui/Button.tsx'
import type { HrefOf } from '../board/useVersionLinks.ts'
import type { ConfirmItem } from './confirmItems.ts'
import type { CellProps } from './PairTable.tsx'
import type { ConfirmWords } from './useConfirmWords.ts'
import { VersionSide } from './VersionSide.tsx'

export type Answer = 'together' | 'apart' | 'other'

interface Props {
  item: ConfirmItem
  hrefOf: HrefOf
  words: ConfirmWords
  place: CellProps
  onAnswer: (answer: Answer) => void
}

/** Two records side by side, what speaks for them, and the answers there are. */
export function ConfirmCell({ item, hrefOf, words, place, onAnswer }: Props) {
  const { t } = words
  const { tabIndex, cell } = place
  return (
    <td {...cell} aria-label={words.nameOf(item)}>
      <div data-pair>
        {[item.source, item.candidate].map((version) => (
          <VersionSide key={version.language} {...{ version, hrefOf, words }} place={version} />
        ))}
      </div>
      <div data-why>
        <strong>{t(`certainty.${item.certainty}`)}</strong> {words.evidenceOf(item)}
      </div>
      <div data-answers>
        <Button
          variant="outlined"
          data-answer
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
  )
}
