import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { Button } from '../../Button.tsx'
import { asTyped, renderingOf } from './typographic.ts'

interface Props {
  /** The text as it was when the form was opened. */
  opened: string
  /** Other texts of the record, which may tell how this service treats its texts. */
  beside: readonly string[]
  html: string
  onChange: (html: string) => void
  onClose: () => void
}

/** Said at the first change of a text that the service may have rendered: what saving it does. */
export function RenderedNote({ opened, beside, html, onChange, onClose }: Props) {
  const { t } = useTranslation('html')
  const rendering = renderingOf(opened, beside)
  if (opened.trim() === '' || rendering === 'written') return null
  const typed = asTyped(html)
  return (
    <Alert severity="info" slotProps={{ root: { role: 'status' } }} sx={{ mt: 1 }}>
      <div>
        {t(`rendered.${rendering}`)} {t('rendered.kept')}
      </div>
      {typed === html ? null : (
        <Button onClick={() => onChange(typed)}>{t('rendered.back')}</Button>
      )}
      <Button onClick={onClose}>{t('rendered.close')}</Button>
    </Alert>
  )
}
