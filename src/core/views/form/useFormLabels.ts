import { useTranslation } from 'react-i18next'
import type { FieldValues } from 'react-hook-form'
import { fieldLabel, labelRooms } from '../../resource/fieldLabel.ts'
import { formProblems } from './problems.ts'
import type { RecordLabels, Shown } from './recordForm.ts'
import type { ResourceForm } from './resourceForm.ts'
import { useFieldError } from './useFieldError.ts'

/** What a form says of its records: the noun and the labels are its own, the rest all share. */
export function useFormLabels<R extends Shown, V extends FieldValues, Update extends object>(
  form: ResourceForm<R, V, Update>,
): RecordLabels<R, V> {
  const { messages } = form
  const { t, i18n } = useTranslation([messages, labelRooms[form.name], 'recordForm'])
  const refusal = useFieldError()
  return {
    say: (word, holes = {}) => t(`${messages}:${word}`, holes),
    label: (name) => fieldLabel(i18n, form.name, name),
    mistakes(filled, boxes, isNew) {
      const problems = Object.entries(formProblems(form, filled, boxes, isNew))
      return Object.fromEntries(
        problems.flatMap(([name, problem]) => {
          if (!problem) return []
          const isNameless = name === form.needed[0] && problem.code === 'needed'
          return [[name, t(`recordForm:problem.${isNameless ? 'neededName' : problem.code}`)]]
        }),
      )
    },
    refusal,
  }
}
