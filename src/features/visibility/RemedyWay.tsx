import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../core/views/form/languageLabels.ts'
import type { Service } from '../../api/service.ts'
import { Button } from '../../ui/Button.tsx'
import { fieldId } from '../../ui/form/fieldId.ts'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import type { Facts } from './facts.ts'
import type { Remedy } from './remedies.ts'
import { useRemedy } from './useRemedy.ts'

interface Props {
  remedy: Remedy
  facts: Facts
  /** in the language of the event */
  service: Service
}

/** A button that does something about a reason, or a link to where one does. */
export function RemedyWay({ remedy, ...rest }: Props) {
  return remedy.kind === 'write' ? (
    <WriteButton {...rest} remedy={remedy} />
  ) : (
    <WayLink {...rest} remedy={remedy} />
  )
}

interface WriteProps extends Omit<Props, 'remedy'> {
  remedy: Extract<Remedy, { kind: 'write' }>
}

function WriteButton({ remedy, service }: WriteProps) {
  const { t } = useTranslation('visibility')
  const write = useRemedy(service)
  const [isBusy, setBusy] = useState(false)
  const title = remedy.record.title || t('untitled')
  return (
    <Button
      variant="outlined"
      disabled={isBusy}
      aria-label={t(`remedy.${remedy.what}One`, { title })}
      onClick={() => {
        setBusy(true)
        void write(remedy).finally(() => setBusy(false))
      }}
    >
      {t(`remedy.${remedy.what}`)}
    </Button>
  )
}

interface WayProps extends Omit<Props, 'remedy'> {
  remedy: Exclude<Remedy, { kind: 'write' }>
}

function WayLink({ remedy, facts, service: { language } }: WayProps) {
  const { t } = useTranslation('visibility')
  const nameOf = useLanguageName()
  const here = useLocation({ select: ({ href }) => href })
  const id = String(facts.id)
  if (remedy.kind === 'field')
    return (
      <RouterButton
        to="/$language/events/$id"
        params={{ language, id }}
        {...(remedy.field ? { hash: fieldId('field', remedy.field) } : {})}
      >
        {t(`remedy.${remedy.field ?? 'form'}`)}
      </RouterButton>
    )
  if (remedy.kind === 'copy')
    return (
      <RouterButton to="/$language/events/$id/duplicate" params={{ language, id }}>
        {t('remedy.copy')}
      </RouterButton>
    )
  if (remedy.kind === 'category')
    return (
      <RouterButton to="/$language/categories/$id" params={{ language, id: String(remedy.id) }}>
        {t('remedy.category')}
      </RouterButton>
    )
  if (remedy.kind === 'language')
    return (
      <RouterButton
        to="/$language/events/$id/visibility"
        params={{ language: remedy.language, id }}
      >
        {t('remedy.language', { language: nameOf(remedy.language) })}
      </RouterButton>
    )
  if (remedy.kind === 'signIn')
    return (
      <RouterButton to="/sign-in" search={{ next: here }}>
        {t('remedy.signIn')}
      </RouterButton>
    )
  return (
    <RouterButton
      to={remedy.kind === 'trash' ? '/$language/trash' : '/$language/translations'}
      params={{ language }}
    >
      {t(`remedy.${remedy.kind}`)}
    </RouterButton>
  )
}
