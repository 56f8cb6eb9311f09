import { useTranslation } from 'react-i18next'
import { postProblems } from '../../../core/views/form/postProblems.ts'
import type { RecordWords } from '../../../core/views/form/recordForm.ts'
import { usePostRefusal } from '../../../core/views/form/usePostRefusal.ts'
import { useProblemWords } from '../../../core/views/form/useProblemWords.ts'
import type { VenueRecord } from '../venueRecord.ts'
import { isVenueField, venueForm } from './venueForm.ts'
import type { VenueBoxes } from './venueForm.ts'

/** What the form says of venues. */
export function useVenueWords(): RecordWords<VenueRecord, VenueBoxes> {
  const { t } = useTranslation('venueForm')
  const shared = useProblemWords()
  const refusal = usePostRefusal()
  return {
    say: (word, holes = {}) => t(word, holes),
    label: (name) => (isVenueField(name) ? t(`label.${name}`) : name),
    mistakes(filled, boxes, isNew) {
      const problems = postProblems(venueForm, ['venue', 'status'], filled, boxes, isNew)
      return Object.fromEntries(
        Object.entries(problems).flatMap(([name, problem]) => {
          const isNameless = name === 'venue' && problem?.code === 'needed'
          const sentence = isNameless ? t('problem.neededName') : problem && shared(problem)
          return sentence ? [[name, sentence]] : []
        }),
      )
    },
    refusal,
    trashed: t('trash.text'),
  }
}
