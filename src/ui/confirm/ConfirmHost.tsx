import { Suspense, useSyncExternalStore } from 'react'
import { askedQuestion, subscribeQuestions } from './confirm.ts'
import { lazily } from '../lazily.tsx'

const ConfirmDialog = lazily(() => import('./ConfirmDialog.tsx').then((it) => it.ConfirmDialog))

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
