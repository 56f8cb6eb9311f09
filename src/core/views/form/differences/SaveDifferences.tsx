import { useTranslation } from 'react-i18next'
import type { Difference } from '../../../write/saved.ts'
import type { SaveResult } from './saveResult.ts'
import { DifferencesNote, type NoteProps } from './DifferencesNote.tsx'

interface Props extends NoteProps {
  aftermath: SaveResult
  /** They answer what somebody just did: elsewhere on a long page they would not be seen. */
  takesFocus?: boolean
  onPutBack: (differences: readonly Difference[]) => void
  /** Told what is to be said no more. */
  onKeep: (differences: readonly Difference[]) => void
}

/** What became of a save beside what was asked for: by the service, and by somebody else in between. */
export function SaveDifferences(props: Props) {
  const { aftermath, takesFocus = false, onPutBack, onKeep, ...note } = props
  const { t } = useTranslation('recordForm')
  const { differences, between, inVain, isUnmoved } = aftermath
  const theirs = differences.filter(({ field }) => between.has(field))
  const others = differences.filter(({ field }) => !between.has(field))
  return (
    <>
      {others.length > 0 ? (
        <DifferencesNote
          {...note}
          title={t(isUnmoved ? 'differences.unmoved' : 'differences.title')}
          one="one"
          {...{ inVain, onPutBack }}
          differences={others}
          takesFocus={takesFocus}
          onKeep={() => onKeep(others)}
        />
      ) : null}
      {theirs.length > 0 ? (
        <DifferencesNote
          {...note}
          title={t('differences.betweenTitle')}
          one="between"
          {...{ inVain, onPutBack }}
          differences={theirs}
          takesFocus={takesFocus}
          onKeep={() => onKeep(theirs)}
        />
      ) : null}
    </>
  )
}
