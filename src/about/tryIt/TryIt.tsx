import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayWrite } from '../../service/account.ts'
import { rawRequestOf } from '../../service/raw.ts'
import { useService } from '../../service/useService.ts'
import { Button } from '../../ui/Button.tsx'
import type { Operation } from '../reference/operations.ts'
import { Answer } from './Answer.tsx'
import { CopyCurl } from './CopyCurl.tsx'
import { callOf, type Given, missingOf, withoutSecrets } from './given.ts'
import { methodOf } from './methodOf.ts'
import { ParameterBox } from './ParameterBox.tsx'
import { RequestShown } from './RequestShown.tsx'
import { Select } from './Select.tsx'
import { useSending } from './useSending.ts'
import { useTypedGuard } from './useTypedGuard.ts'
import { useWarning } from './useWarning.ts'

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& p': { margin: 0 },
}))

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
}))

const Boxes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
}))

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}))

interface Props {
  operation: Operation
  /** what Agenda sends with every request by itself */
  selector: string
}

/** An operation tried on the connected service: as it is, past the safe writer. */
export function TryIt({ operation, selector }: Props) {
  const { t } = useTranslation('reference')
  const service = useService()
  const id = useId()
  const [given, setGiven] = useState<Given>({})
  const [chosen, setMethod] = useState('')
  const [taken, setTaken] = useState<Given>(given)
  const [isTried, setTried] = useState(false)
  const { sending, send } = useSending()
  const warn = useWarning()
  useTypedGuard(operation, given !== taken && Object.values(given).some((text) => text !== ''))
  const method = methodOf(operation, chosen)
  const missing = missingOf(operation, given)
  const shown = callOf(operation, method, withoutSecrets(operation, given))
  const request = rawRequestOf(service, shown)
  const boxes = operation.parameters.filter(({ name }) => name !== selector)
  const trySend = async () => {
    setTried(true)
    if (missing.length > 0) return
    if (method !== 'GET' && !(await warn(method))) return
    if (await send(callOf(operation, method, given))) setTaken(given)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void trySend()
  }
  return (
    <Part aria-labelledby={id}>
      <Typography variant="h3" component="h4" id={id}>
        {t('try.title')}
      </Typography>
      {method === 'GET' ? null : <p>{t('try.pastWriter')}</p>}
      {method !== 'GET' && !mayWrite(service.account) ? <p>{t('try.readOnly')}</p> : null}
      <Form onSubmit={submit} noValidate aria-labelledby={id}>
        {boxes.length > 0 ? <p>{t(method === 'GET' ? 'try.boxes' : 'try.jsonBoxes')}</p> : null}
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
          <Button type="submit" variant="contained" disabled={sending.kind === 'underWay'}>
            {t(`try.send.${method}`)}
          </Button>
          <CopyCurl request={request} />
        </Ways>
      </Form>
      <Answer sending={sending} />
    </Part>
  )
}
