import { useTranslation } from 'react-i18next'
import type { Problem } from './problems.ts'

/** What is wrong with a box, as a sentence. */
export function useProblemMessages(): (problem: Problem) => string {
  const { t } = useTranslation('recordForm')
  return ({ code }) => t(`problem.${code}`)
}
