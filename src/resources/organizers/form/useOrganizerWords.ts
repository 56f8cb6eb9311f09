import { useTranslation } from 'react-i18next'
import { postProblems } from '../../../core/views/form/postProblems.ts'
import type { RecordWords } from '../../../core/views/form/recordForm.ts'
import { usePostRefusal } from '../../../core/views/form/usePostRefusal.ts'
import { useProblemWords } from '../../../core/views/form/useProblemWords.ts'
import type { OrganizerRecord } from '../organizerRecord.ts'
import { isOrganizerField, organizerForm } from './organizerForm.ts'
import type { OrganizerBoxes } from './organizerForm.ts'

/** What the form says of organizers. */
export function useOrganizerWords(): RecordWords<OrganizerRecord, OrganizerBoxes> {
  const { t } = useTranslation('organizerForm')
  const shared = useProblemWords()
  const refusal = usePostRefusal()
  return {
    say: (word, holes = {}) => t(word, holes),
    label: (name) => (isOrganizerField(name) ? t(`label.${name}`) : name),
    mistakes(filled, boxes, isNew) {
      const problems = postProblems(organizerForm, ['organizer', 'status'], filled, boxes, isNew)
      return Object.fromEntries(
        Object.entries(problems).flatMap(([name, problem]) => {
          const isNameless = name === 'organizer' && problem?.code === 'needed'
          const sentence = isNameless ? t('problem.neededName') : problem && shared(problem)
          return sentence ? [[name, sentence]] : []
        }),
      )
    },
    refusal,
    trashed: t('trash.text'),
  }
}
