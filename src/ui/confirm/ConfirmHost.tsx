import { Suspense, useSyncExternalStore } from 'react'
import { askedQuestion, subscribeQuestions } from './confirm.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Where `confirm` asks. The shell holds exactly one; its messages may come with the first question. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeQuestions, askedQuestion)
  return question ? (
    <Suspense fallback={null}>
      {'render' in question ? (
        question.render(question.answer)
      ) : (
        <ConfirmDialog question={question} />
      )}
    </Suspense>
  ) : null
}
