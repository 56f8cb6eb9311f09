import { useTranslation } from 'react-i18next'
import type { Problems } from './problems.ts'
import type { NounWords, RecordWords, Sentences, Shown } from './recordForm.ts'
import type { TermBoxes } from './termBoxes.ts'
import { useProblemWords } from './useProblemWords.ts'

const labelled = ['name', 'slug', 'description', 'parent'] as const

/** What the forms of terms say; the noun is in the sentences handed over. */
export function useTermWords<R extends Shown, V extends TermBoxes>(
  say: NounWords['say'],
  problemsOf: (filled: V, boxes: V, isNew: boolean) => Problems,
): RecordWords<R, V> {
  const { t } = useTranslation('termForm')
  const shared = useProblemWords()
  const mistakes = (filled: V, boxes: V, isNew: boolean): Sentences => {
    const problems = Object.entries(problemsOf(filled, boxes, isNew))
    return Object.fromEntries(
      problems.flatMap(([name, problem]) => {
        if (!problem) return []
        const isNameless = name === 'name' && problem.code === 'needed'
        return [[name, isNameless ? t('problem.neededName') : shared(problem)]]
      }),
    )
  }
  return {
    say,
    mistakes,
    label(name) {
      const known = labelled.find((one) => one === name)
      return known ? t(`label.${known}`) : name
    },
    refusal(name) {
      if (name === 'slug') return t('problem.slugRefused')
      return name === 'parent' ? t('problem.parentRefused') : undefined
    },
  }
}
