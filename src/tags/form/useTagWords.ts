import { useTranslation } from 'react-i18next'
import { termProblems } from '../../collection/form/termBoxes.ts'
import { useTermWords } from '../../collection/form/useTermWords.ts'
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
