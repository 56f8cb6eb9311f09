import { useTranslation } from 'react-i18next'
import { termProblems } from '../../../core/views/form/termBoxes.ts'
import { useTermWords } from '../../../core/views/form/useTermWords.ts'
import type { TagValues, TermRecord } from '../tags.ts'
import { tagForm } from './tagForm.ts'

/** What the form says of tags. */
export function useTagWords() {
  const { t } = useTranslation('tagForm')
  return useTermWords<TermRecord, TagValues>(
    (word, holes = {}) => t(word, holes),
    (filled, boxes, isNew) => termProblems(tagForm, filled, boxes, isNew),
  )
}
