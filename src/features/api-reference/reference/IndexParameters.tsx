import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { useReferenceAddress } from './referenceAddress.ts'

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
}))

const Asked = styled('details')({ '& > summary': { cursor: 'pointer', minHeight: 24 } })

/** The two parameters of the index; what is sent is in the address. */
export function IndexParameters() {
  const { said } = useReferenceAddress()
  const { namespace = '', context = '' } = said
  return <Boxes key={`${namespace} ${context}`} {...{ namespace, context }} />
}

function Boxes({ namespace, context }: { namespace: string; context: string }) {
  const { t } = useTranslation('reference')
  const { configuration } = useService()
  const { change } = useReferenceAddress()
  const [typed, setTyped] = useState({ namespace, context })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    change({ namespace: typed.namespace.trim(), context: typed.context.trim() })
  }
  const isAsked = namespace !== '' || context !== ''
  return (
    <Asked open={isAsked}>
      <summary>{t('index.asked')}</summary>
      <Form onSubmit={ask}>
        {(['namespace', 'context'] as const).map((name) => (
          <TextField
            key={name}
            label={name}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            placeholder={name === 'namespace' ? configuration.service.namespace : 'view'}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { autoComplete: 'off', spellCheck: false },
            }}
          />
        ))}
        <Button type="submit" variant="outlined">
          {t('index.ask')}
        </Button>
        {isAsked ? (
          <Button onClick={() => change({ namespace: '', context: '' })}>{t('index.usual')}</Button>
        ) : null}
      </Form>
    </Asked>
  )
}
