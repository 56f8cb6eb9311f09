import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askRaw, type RawRequest, rawRequestOf } from '../../../api/look.ts'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'
import { isFound, type Operation } from '../reference/operations.ts'
import { Answer, type Sending, Code } from './Answer.tsx'
import {
  callOf,
  type Given,
  methodOf,
  missingOf,
  withoutSecrets,
  ParameterBox,
  Select,
} from './ParameterBox.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { row, stack } from '../../../ui/layout.ts'

/** In single quotes nothing is read by the shell but the quote itself. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Words in place of a name and an application password (contract.md §5.2). */
const credentials = 'NAME:APPLICATION_PASSWORD'

/**
 * The request as a command of a terminal.
 * @param isSigned somebody is signed in, and whoever runs it has to be; never with their own name
 */
export function curlOf({ method, address, body }: RawRequest, isSigned: boolean): string {
  const parts = [
    `curl --request ${method} ${quoted(address)}`,
    "--header 'Accept: application/json'",
    ...(isSigned ? [`--user ${quoted(credentials)}`] : []),
    ...(body === undefined
      ? []
      : [
          "--header 'Content-Type: application/json'",
          `--data-raw ${quoted(typeof body === 'string' ? body : '')}`,
        ]),
  ]
  return parts.join(' \\\n  ')
}

/** The request for a terminal; whatever of it is secret was replaced before. */
function CopyCurl({ request, onCopied }: { request: RawRequest; onCopied: () => void }) {
  const { t } = useTranslation(['reference', 'ui'])
  const { account } = useService()
  const isSigned = account.kind !== 'anonymous' || request.method !== 'GET'
  const copy = async () => {
    const command = curlOf(request, isSigned)
    try {
      await navigator.clipboard.writeText(command)
      toast.show({ message: t('curl.copied') })
      onCopied()
    } catch {
      // Without permission, or outside of a secure context, where there is no clipboard at all.
      toast.show({ message: t('curl.notCopied', { command }), severity: 'warning' })
    }
  }
  return (
    <Button variant="outlined" onClick={() => void copy()}>
      {t('curl.copy')}
    </Button>
  )
}

const Part = stack('section', 1.5, { '& p': { margin: 0 } })

const Form = stack('form', 1.5)

const Boxes = stack('div', 1.5, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
})

const Ways = row('div', 1)

interface Props {
  operation: Operation
  /** what Agenda sends with every request by itself */
  selector: string
}

/** A request put together for an operation: a reading is sent from here, all others are copied for a terminal. */
export function TryIt({ operation, selector }: Props) {
  const { t } = useTranslation(['reference', 'ui'])
  const service = useService()
  const id = useId()
  const [given, setGiven] = useState<Given>({})
  const [chosen, setMethod] = useState('')
  const [taken, setTaken] = useState<Given>(given)
  const [isTried, setTried] = useState(false)
  const [sending, setSending] = useState<Sending>({ kind: 'none' })
  useTypedGuard(operation, given !== taken && Object.values(given).some((text) => text !== ''))
  const method = methodOf(operation, chosen)
  const isReading = method === 'GET'
  const missing = missingOf(operation, given)
  const request = rawRequestOf(service, callOf(operation, method, withoutSecrets(operation, given)))
  const boxes = operation.parameters.filter(({ name }) => name !== selector)
  const send = async () => {
    setTried(true)
    if (!isReading || missing.length > 0) return
    setSending({ kind: 'underWay' })
    try {
      const answer = await askRaw(service, callOf(operation, method, given))
      setSending({ kind: 'answered', answer })
      if (answer.status < 400) setTaken(given)
    } catch (error) {
      setSending({ kind: 'refused', error: error instanceof Error ? error : new Error() })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <Part aria-labelledby={id}>
      <Typography variant="h3" component="h4" id={id}>
        {t(isReading ? 'try.title' : 'try.prepare')}
      </Typography>
      {isReading ? null : <p>{t('try.notSent')}</p>}
      <Form onSubmit={submit} noValidate aria-labelledby={id}>
        {boxes.length > 0 ? <p>{t(isReading ? 'try.boxes' : 'try.jsonBoxes')}</p> : null}
        <Boxes>
          {operation.methods.length > 1 ? (
            <Select
              name={t('try.method')}
              value={chosen}
              choices={operation.methods.slice(1)}
              isRequired={false}
              none={operation.methods[0] ?? ''}
              onChange={setMethod}
            />
          ) : null}
          {boxes.map((parameter) => (
            <ParameterBox
              key={parameter.name}
              parameter={parameter}
              value={given[parameter.name] ?? ''}
              onChange={(text) => setGiven({ ...given, [parameter.name]: text })}
            />
          ))}
        </Boxes>
        <RequestShown request={request} />
        {isTried && missing.length > 0 ? (
          <p role="alert">{t('try.missing', { names: missing.join(', ') })}</p>
        ) : null}
        <Ways>
          {isReading ? (
            <Button type="submit" variant="contained" disabled={sending.kind === 'underWay'}>
              {t('try.send')}
            </Button>
          ) : null}
          <CopyCurl request={request} onCopied={() => setTaken(given)} />
        </Ways>
      </Form>
      <Answer sending={sending} />
    </Part>
  )
}

/** What goes out, as it goes. */
function RequestShown({ request: { method, address, body } }: { request: RawRequest }) {
  const { t } = useTranslation(['reference', 'ui'])
  return (
    <Code label={t('try.request')}>
      {`${method} ${address}`}
      {typeof body === 'string' ? `\n\n${JSON.stringify(JSON.parse(body), null, 2)}` : ''}
    </Code>
  )
}

/** Asks before what was typed for an operation and not taken goes away: with the page, or with the operation alone. */
function useTypedGuard(operation: Operation, isTyped: boolean): void {
  const { t } = useTranslation(['reference', 'ui'])
  useLeaveGuard({
    isOn: isTyped,
    question: {
      title: t('try.unsent.title'),
      text: t('try.unsent.text'),
      action: t('ui:discard'),
    },
    alsoOnPage: ({ open, search }) =>
      open !== operation.id || !isFound(operation, typeof search === 'string' ? search : ''),
  })
}
