import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { use, useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import type { PublishingRules } from '../../../api/configuration.ts'
import { languageName } from '../../../i18n/formats.ts'
import { useService } from '../../../api/useService.ts'
import { fieldId, FieldScope, focusField } from '../../../ui/form/useField.ts'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { EventRecord } from '../eventRecord.ts'
import type { FieldsProps } from '../form/fields/fieldsProps.ts'
import {
  type Breach,
  breachesOf,
  fieldOfRule,
  goesOut,
  type JudgedFacts,
  type PictureSize,
} from './breaches.ts'
import { breachMessages } from './breachMessages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { useStoreReading } from '../../../platform/useStoreReading.ts'
import { useSettled } from '../../../ui/form/useSettled.ts'
import { type Bench, pictureSizeOf, versionsOf } from './judging.ts'
import { VersionsLook } from './versionsLook.ts'
import { stack } from '../../../ui/layout.ts'

/** Milliseconds without a key before a picture is loaded. */
const pause = 600

function useBench(isShown: boolean): Bench {
  const service = useService()
  const reach = useStatusReach(service)
  const loadVersions = use(VersionsLook)?.load ?? null
  return { client: useQueryClient(), service, reach, loadVersions, isShown }
}

/**
 * Which versions an event has of those that the rules ask for; nothing until they have been looked for.
 * @param isShown nothing is decided by it: what this device tells is enough
 */
export function useVersionsThere(
  rules: PublishingRules | undefined,
  event: Pick<EventRecord, 'id' | 'modified_utc'> | null,
  isShown = true,
): JudgedFacts['versions'] {
  const bench = useBench(isShown)
  return (
    useStoreReading(null, `${event?.id ?? ''} ${event?.modified_utc ?? ''}`, () =>
      versionsOf(rules ?? {}, bench, { id: event?.id }),
    ) ?? {}
  )
}

/** The facts about an event in a form that take a look elsewhere; each is left out until it is known. */
function useRuleFacts(
  rules: PublishingRules,
  image: string,
  opened: EventRecord | null,
  isShown: boolean,
): {
  readonly picture: PictureSize | null | undefined
  readonly versions: JudgedFacts['versions']
} {
  const bench = useBench(isShown)
  const known = { id: opened?.id, image: opened?.image }
  const typed = useSettled(image.trim(), pause)
  const measured = useStoreReading(null, typed, async () => ({
    size: rules.pictureSize && typed !== '' ? await pictureSizeOf(typed, bench, known) : null,
  }))
  const versions = useVersionsThere(rules, opened, isShown)
  return { picture: typed === image.trim() ? measured?.size : undefined, versions }
}

const Box = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.divider}`,
  background: (theme.vars ?? theme).palette.action.hover,
  fontSize: '0.875rem',
}))

export const Lines = stack('ul', 0.5, (theme) => ({
  margin: theme.spacing(0.5, 0, 0),
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
  '--control-height': '28px',
  '& a': { display: 'inline-block', verticalAlign: 'top', minHeight: 24 },
  '& button': { verticalAlign: 'top', marginBlockStart: theme.spacing(-0.5) },
}))

interface RuleNoteProps {
  form: FieldsProps['form']
  opened: EventRecord | null
}

/** Says of an event in its form what the site's rules ask for before it is published; nothing waits for it. */
export function RuleNote(props: RuleNoteProps) {
  const { rules } = useService().configuration
  return rules && props.opened?.status !== 'trash' ? <Note {...props} rules={rules} /> : null
}

/** The same as the last part of a form. */
export function RuleSection(props: RuleNoteProps) {
  const { t } = useTranslation('rules')
  const { rules } = useService().configuration
  if (!rules || props.opened?.status === 'trash') return null
  return (
    <FormSection title={t('panel.title')}>
      <Note {...props} rules={rules} />
    </FormSection>
  )
}

/** The boxes that rules look at, in the order of `Judged`. */
const looked = [
  'title',
  'description',
  'cost',
  'image',
  'categories',
  'venue',
  'organizer',
  'status',
] as const

interface BreachesProps extends RuleNoteProps {
  rules: PublishingRules
}

/** The rules that an event breaks as it stands in its form. @param isShown as of `useVersionsThere` */
export function useBreaches({ form, opened, rules }: BreachesProps, isShown: boolean) {
  const boxes = useWatch({ control: form.control, name: looked })
  const [title, description, cost, image, categories, venue, organizer, status] = boxes
  const { picture, versions } = useRuleFacts(rules, image, opened, isShown)
  const event = { title, description, cost, image, categories, venue, organizer, status }
  // What is still being looked at is not said to be unknown.
  const isBefore = picture === undefined
  const known = isBefore ? { ...rules, pictureSize: undefined } : rules
  return { status, breaches: breachesOf(event, known, { picture: picture ?? null, versions }) }
}

function Note(props: BreachesProps) {
  const { t } = useTranslation('rules')
  const { status, breaches } = useBreaches(props, true)
  const isOut = goesOut(status) && status === props.opened?.status
  return (
    <Box>
      {t(breaches.length === 0 ? 'panel.fine' : isOut ? 'panel.out' : 'panel.draft')}
      {breaches.length === 0 ? null : (
        <Lines>
          {breaches.map((breach) => (
            <li key={`${breach.rule} ${'word' in breach ? breach.word : ''}`}>
              {/* A version is made from the languages, which stand above it. */}
              <BreachLine {...{ breach }} id={undefined} />
            </li>
          ))}
        </Lines>
      )}
    </Box>
  )
}

interface BreachLineProps {
  breach: Breach
  /** Of the event; none of a new one. */
  id: number | undefined
}

/** What is asked for, with the way to it: its field, or the page that makes a version. */
export function BreachLine({ breach, id }: BreachLineProps) {
  const { t, i18n } = useTranslation(['rules', 'eventForm', 'recordForm'])
  const { language, configuration } = useService()
  const scope = useContext(FieldScope)
  const words = breachMessages(i18n.getFixedT(null, 'rules'), i18n.language, configuration)(breach)
  if (breach.rule === 'languages')
    return (
      <>
        {words}{' '}
        {id === undefined
          ? null
          : breach.languages.map((one) => (
              <span key={one}>
                <RouterLink
                  to="/$language/translations/$id"
                  params={{ language, id: String(id) }}
                  search={{ create: one }}
                >
                  {t('panel.make', { language: languageName(i18n.language, one) })}
                </RouterLink>{' '}
              </span>
            ))}
      </>
    )
  const field = fieldOfRule[breach.rule]
  return (
    <Link
      href={`#${fieldId(scope, field)}`}
      onClick={(event) => {
        event.preventDefault()
        focusField(scope, field)
      }}
    >
      {fieldLabel(i18n, 'events', field)}: {words}
    </Link>
  )
}
