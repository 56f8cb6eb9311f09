import { Suspense } from 'react'
import { PageSkeleton } from '../PageSkeleton.tsx'
import type { ComparedTextsProps } from './ComparedTexts.tsx'
import { lazily } from '../lazily.tsx'

const ComparedTexts = lazily(() => import('./ComparedTexts.tsx').then((it) => it.ComparedTexts))

/** Two versions of a text as one, with what came and what went; what compares them is fetched when it is asked for. */
export function Comparison(props: ComparedTextsProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ComparedTexts {...props} fallback={<PageSkeleton />} />
    </Suspense>
  )
}
