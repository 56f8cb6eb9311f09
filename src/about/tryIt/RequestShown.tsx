import { useTranslation } from 'react-i18next'
import type { RawRequest } from '../../service/raw.ts'
import { Code } from './Code.tsx'

/** What goes out, as it goes. */
export function RequestShown({ request }: { request: RawRequest }) {
  const { t } = useTranslation('reference')
  const { method, address, body } = request
  return (
    <Code label={t('try.request')}>
      {`${method} ${address}`}
      {typeof body === 'string' ? `\n\n${JSON.stringify(JSON.parse(body), null, 2)}` : ''}
    </Code>
  )
}
