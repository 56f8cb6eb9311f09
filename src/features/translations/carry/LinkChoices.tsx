import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveError } from '../../../core/views/form/SaveError.tsx'
import { languageOf } from '../../../api/language.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { makeCounterpart } from '../making/makeCounterpart.ts'
import { useMadeDiffering } from '../making/useMadeDiffering.ts'
import type { Found } from '../near/found.ts'
import { useKeepPair } from '../near/useKeepPair.ts'
import { keyOfQuestion, type LinkAnswer, type LinkQuestion } from '../sideBySide/copyFacts.ts'
import { LinkSelect } from '../sideBySide/LinkSelect.tsx'
import type { Answers } from '../sideBySide/plan.ts'

interface Props {
  questions: readonly LinkQuestion[]
  answers: Answers
  /** in the language of the linked records */
  source: Service
  found: Found
  isCreating: boolean
  /** One is being made: until that has ended, whatever shows these questions stays. */
  onCreating: (isCreating: boolean) => void
  onChoose: (question: LinkQuestion, answer: LinkAnswer) => void
}

/** Linked records whose versions nobody has confirmed: one of those that may be it, a new one, or none. */
export function LinkChoices({ questions, answers, source, found, onChoose, ...props }: Props) {
  const { isCreating, onCreating } = props
  const { t } = useTranslation(['sideBySide', 'ui'])
  const client = useQueryClient()
  const keep = useKeepPair()
  const onMade = useMadeDiffering()
  const [refusal, setApiError] = useState<ApiError | null>(null)
  const [made, setMade] = useState<ReadonlyMap<string, number>>(new Map())
  const create = async (question: LinkQuestion) => {
    const { collection, from, language } = question
    const to = languageOf(source.configuration, language)
    if (isCreating || to === null) return
    onCreating(true)
    setApiError(null)
    try {
      const making = { client, service: source, there: source.in(to), found, onMade }
      const id = await makeCounterpart(making, collection, from.id)
      const versions = { [source.language]: from.id, [language]: id }
      await keep({ collection, versions })
      setMade((before) => new Map(before).set(keyOfQuestion(question), id))
      onChoose(question, id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setApiError(error)
    } finally {
      onCreating(false)
    }
  }
  return (
    <Stack spacing={2}>
      <DialogContentText>{t('plan.links')}</DialogContentText>
      {refusal ? <SaveError refusal={refusal} name="" /> : null}
      {questions.map((question) => (
        <Choice
          key={keyOfQuestion(question)}
          {...{ question, onChoose }}
          answer={answers[keyOfQuestion(question)] ?? 'leave'}
          made={made.get(keyOfQuestion(question))}
          isBusy={isCreating}
          onCreate={() => void create(question)}
        />
      ))}
      <output>{isCreating ? t('ui:creating') : null}</output>
    </Stack>
  )
}

interface ChoiceProps extends Pick<Props, 'onChoose'> {
  question: LinkQuestion
  /** the one that was made here */
  made: number | undefined
  answer: LinkAnswer
  isBusy: boolean
  onCreate: () => void
}

function Choice({ question, made, answer, isBusy, onChoose, onCreate }: ChoiceProps) {
  const { t } = useTranslation(['sideBySide', 'ui'])
  const { from } = question
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The button that was pressed is gone, and what it made is chosen here.
    if (made !== undefined) box.current?.focus()
  }, [made])
  const options =
    made === undefined ? question.options : [...question.options, { ...from, id: made }]
  return (
    <div>
      <LinkSelect
        question={{ ...question, options }}
        value={answer}
        inputRef={box}
        onChange={(next) => onChoose(question, next)}
      />
      {made === undefined ? (
        <Button size="small" aria-disabled={isBusy} onClick={onCreate}>
          {t('link.create', { name: from.name })}
        </Button>
      ) : null}
    </div>
  )
}
