import { lazy, Suspense, useSyncExternalStore } from 'react'
import { askedQuestion, subscribeQuestions } from './confirm.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('./ConfirmDialog.tsx')).ConfirmDialog,
}))

/** Where `confirm` asks. The shell holds exactly one; the dialog's code comes with the first question. */
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
