import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../i18n/formats.ts'
import { focusPage } from '../../../../ui/pageFocus.ts'
import type { Difference } from '../../../write/saved.ts'
import type { SaveResult } from './saveResult.ts'
import { DifferencesNote, type NoteProps } from './DifferencesNote.tsx'
import { SaveDifferences } from './SaveDifferences.tsx'

interface Props extends NoteProps {
  aftermath: SaveResult
  /** What this page saved and another save has set back. */
  setBack: readonly Difference[]
  /** Names of the fields that somebody else changed and this form took over. */
  taken: readonly string[]
  onPutBack: (differences: readonly Difference[]) => void
  /** Told what is to be said no more. */
  onKeep: (differences: readonly Difference[]) => void
  onKeepSetBack: () => void
  onKeepTaken: () => void
}

/** What became of the record beside what was asked for: by the service, by somebody else, taken over here. */
export function SaveResultNotes({ aftermath, setBack, taken, onPutBack, ...props }: Props) {
  const { onKeep, onKeepSetBack, onKeepTaken, ...note } = props
  const { t, i18n } = useTranslation('recordForm')
  return (
    <>
      <SaveDifferences
        {...note}
        {...{ aftermath, onPutBack }}
        takesFocus
        onKeep={(some) => {
          onKeep(some)
          focusPage()
        }}
      />
      {setBack.length > 0 ? (
        <DifferencesNote
          {...note}
          title={t('differences.setBackTitle')}
          one="between"
          inVain={aftermath.inVain}
          onPutBack={onPutBack}
          differences={setBack}
          onKeep={onKeepSetBack}
        />
      ) : null}
      <output>
        {taken.length > 0 ? (
          <Alert
            severity="info"
            role="presentation"
            sx={{ mb: 2 }}
            closeText={t('taken.close')}
            onClose={onKeepTaken}
          >
            {t('taken.text', { fields: formatList(i18n.language, taken.map(note.labelOf)) })}
          </Alert>
        ) : null}
      </output>
    </>
  )
}
