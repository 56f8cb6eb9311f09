import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { openQuestion, confirm, type OwnDialog, type Question } from './confirm.ts'
import { isLeavingStored, noteTyped } from './storedLeave.ts'

interface Guard {
  isOn: boolean
  question: Question | OwnDialog
  /** Asks as well where only the search of the address would change, or where it would be one of these. */
  alsoOnPage?: boolean | ((search: Readonly<Record<string, unknown>>) => boolean)
  /** Also on closing the tab, in the browser's words: where something would be lost. */
  asksOnClose?: boolean
  /** What is at stake is kept by `reloadKept`. */
  isKeepable?: boolean
}

interface Leaving {
  readonly current: { readonly pathname: string }
  readonly next: { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> }
}

interface Guarding {
  isMeant: (leaving: Leaving) => boolean
  question: () => Question | OwnDialog
}

const isDangerous = (question: Question | OwnDialog) =>
  'isDangerous' in question && question.isDangerous === true

/** Those that are on, such as a form's and that of a dialog over it. */
let guards: readonly Guarding[] = []

/** The answer that a leaving got: whoever else guards the page takes it as its own. */
let answered: { readonly to: string; readonly may: Promise<boolean> } | null = null

/** The leaving that is being asked about. */
let waiting: Leaving | null = null

async function answerOf(asked: Question | OwnDialog, leaving: Leaving): Promise<boolean> {
  waiting = leaving
  try {
    return await confirm(asked)
  } finally {
    waiting = null
  }
}

/** Goes where a question waits that nobody has a reason to ask any more: what it was about is saved meanwhile. */
function goOn(): void {
  const leaving = waiting
  if (leaving && !guards.some(({ isMeant }) => isMeant(leaving))) openQuestion.get()?.answer(true)
}

/** Asks once, about what would be lost rather than about what stays on the device. */
async function mayLeave(leaving: Leaving): Promise<boolean> {
  const to = JSON.stringify([leaving.next.pathname, leaving.next.search])
  if (answered?.to !== to) {
    const questions = guards.filter(({ isMeant }) => isMeant(leaving)).map((one) => one.question())
    const asked = questions.find(isDangerous) ?? questions.at(-1)
    answered = { to, may: asked ? answerOf(asked, leaving) : Promise.resolve(true) }
  }
  try {
    return await answered.may
  } finally {
    // The router goes through all of them in one go.
    setTimeout(() => {
      answered = null
    })
  }
}

/** Asks before a page is left; on closing the tab the browser asks in its own words. */
export function useLeaveGuard({
  isOn,
  question,
  alsoOnPage = false,
  asksOnClose = true,
  isKeepable = false,
}: Guard): void {
  const isMeant = ({ current, next }: Leaving) => {
    const isLeft = typeof alsoOnPage === 'function' ? alsoOnPage(next.search) : alsoOnPage
    return isLeft || current.pathname !== next.pathname
  }
  const now = useEffectEvent((leaving: Leaving) => isMeant(leaving))
  const asked = useEffectEvent(() => question)
  useEffect(() => {
    if (!isOn) return undefined
    const guard: Guarding = { isMeant: (leaving) => now(leaving), question: () => asked() }
    guards = [...guards, guard]
    return () => {
      guards = guards.filter((one) => one !== guard)
      goOn()
    }
  }, [isOn])
  useEffect(
    () => (isOn && isKeepable ? noteTyped(() => !isDangerous(asked())) : undefined),
    [isOn, isKeepable],
  )
  useBlocker({
    disabled: !isOn,
    enableBeforeUnload: () => isOn && asksOnClose && !(isKeepable && isLeavingStored()),
    async shouldBlockFn(leaving) {
      return isMeant(leaving) && !(await mayLeave(leaving))
    },
  })
}

interface Closing {
  /** Something was chosen or typed that nothing keeps. */
  isChanged: boolean
  onClose: () => void
  /** Whoever leaves the page loses nothing of it, or is asked by the page. */
  isPageGuarded?: boolean
}

/** Closes a small dialog; where something was changed in it, a question comes first, and also before its page is left. */
export function useConfirmedClose({
  isChanged,
  onClose,
  isPageGuarded = false,
}: Closing): () => void {
  const { t } = useTranslation('form')
  const question = {
    title: t('unkept.title'),
    text: t('unkept.text'),
    action: t('unkept.close'),
    isDangerous: true,
  }
  useLeaveGuard({ isOn: isChanged && !isPageGuarded, question })
  const ask = async () => {
    if (await confirm(question)) onClose()
  }
  return () => (isChanged ? void ask() : onClose())
}
