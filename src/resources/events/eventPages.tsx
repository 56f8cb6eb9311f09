import { useTranslation } from 'react-i18next'
import type { DrawnForm } from '../../core/views/form/recordForm.ts'
import type { SlugForm, UnreadyProps } from '../../core/views/form/resourceForm.ts'
import { StatusField } from '../../core/views/form/parts/StatusField.tsx'
import { eventDeletion } from './eventDeletion.tsx'
import type { EventUpdate } from './eventFields.ts'
import type { EventRecord } from './eventRecord.ts'
import { ClashNote } from './form/clashes/ClashNote.tsx'
import { EventFields, EventSide } from './form/EventFields.tsx'
import { eventForm, type EventFormValues, requiredOnCreate } from './form/eventForm.ts'
import { EventPassword } from './form/EventPassword.tsx'
import { CategoriesBox } from './form/fields/ClassificationFields.tsx'
import { TitleBox } from './form/fields/WhatFields.tsx'
import { SpanFields } from './form/fields/WhenFields.tsx'
import { VenueBox } from './form/fields/WhereFields.tsx'
import { OpenEvent } from './form/OpenEvent.tsx'
import { useEventLabels } from './form/useEventLabels.ts'
import {
  useCreateEvent,
  useEvent,
  useEventBySlug,
  useUpdateEvent,
  useUpdateEventBySlug,
} from './hooks.ts'
import { linkedChoices, linkedCollections } from './pickerSources.ts'
import { useQuery } from '@tanstack/react-query'
import { allPagesOptions } from '../../core/query/allPages.ts'
import { useStatusReach } from '../../core/views/list/statusReach.ts'
import { useService } from '../../api/useService.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton, RouterLink } from '../../ui/RouterLinks.tsx'
import { events, everyDate } from './events.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { PublishingRules } from '../../api/configuration.ts'
import type { Image } from '../../core/resource/post.ts'
import { PictureChooser } from '../../core/views/pictures/PictureChooser.tsx'
import { writtenPicture } from '../../core/views/pictures/pictureUses.ts'
import { rememberPicture } from '../../core/views/pictures/seenPictures.ts'
import { Button } from '../../ui/Button.tsx'
import { isKnown } from './rules/breaches.ts'
import { BreachLine, Lines, useBreaches } from './rules/RuleNote.tsx'

type PublishChecklistProps = UnreadyProps<EventRecord, EventFormValues>

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  marginBlockEnd: theme.spacing(2),
  // Under the bar that stays in sight.
  scrollMarginBlockStart: 144,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.warning.main}`,
  borderInlineStartWidth: 5,
}))

function bringIntoView(panel: HTMLElement | null): void {
  panel?.focus()
}

/** What is left to do before an event may go out, with a way to each; it is saved already. */
function PublishChecklist(props: PublishChecklistProps) {
  const { rules } = useService().configuration
  return rules ? <Checklist {...props} rules={rules} /> : null
}

function Checklist({
  form,
  opened,
  rules,
  onPublish,
  onClose,
}: PublishChecklistProps & { rules: PublishingRules }) {
  const { t } = useTranslation(['rules', 'recordForm', 'transfer'])
  const service = useService()
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  const left = useBreaches({ form, opened, rules }, false).breaches.filter(isKnown)
  const choose = (image: Image) => {
    rememberPicture(service, image)
    form.setValue('image', writtenPicture(image), { shouldDirty: true, shouldTouch: true })
    setChoosing(false)
  }
  return (
    <Panel ref={bringIntoView} tabIndex={-1} aria-labelledby={id}>
      <Typography variant="h2" sx={{ fontSize: '1rem' }} {...{ id }}>
        {left.length > 0 ? t('checklist.title', { count: left.length }) : t('panel.fine')}
      </Typography>
      {t('checklist.saved')}
      <Lines>
        {left.map((breach) => (
          <li key={breach.rule}>
            <BreachLine {...{ breach }} id={opened?.id} />
            {breach.rule === 'image' || breach.rule === 'pictureSize' ? (
              <Button onClick={() => setChoosing(true)}>{t('recordForm:picture.choose')}</Button>
            ) : null}
          </li>
        ))}
      </Lines>
      {left.length > 0 ? (
        rules.mayPublishAnyway ? (
          <Button variant="outlined" onClick={() => onPublish(true)}>
            {t('checklist.anyway')}
          </Button>
        ) : null
      ) : (
        <Button variant="contained" onClick={() => onPublish()}>
          {t('checklist.publish')}
        </Button>
      )}
      <Button onClick={onClose}>{t('checklist.later')}</Button>
      {isChoosing ? (
        <PictureChooser
          chosen={form.getValues('image')}
          file={null}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Panel>
  )
}

interface Props {
  slug: string
  /** What a listing has shown of it. */
  record: EventRecord | undefined
}

/** By slug no password can be sent (product.md §4, "An event's password"): the way to it by its number. */
function ProtectedBySlug({ slug, record }: Props) {
  const { t } = useTranslation(['eventForm', 'recordForm', 'transfer'])
  const { language } = useService()
  const { found, isLooking } = useListedBySlug(slug, record === undefined)
  const event = record ?? found
  return (
    <>
      <PageHeader title={event?.title || t('password.title')} />
      <p>
        <output>
          {t(event ? 'bySlug.protected' : isLooking ? 'bySlug.looking' : 'bySlug.protectedUnknown')}
        </output>
      </p>
      {event ? (
        <RouterButton
          variant="contained"
          to="/$language/events/$id"
          params={{ language, id: String(event.id) }}
        >
          {t('recordForm:bySlug.byNumber')}
        </RouterButton>
      ) : isLooking ? null : (
        <RouterLink to="/$language/events" params={{ language }}>
          {t('transfer:list')}
        </RouterLink>
      )}
    </>
  )
}

/** The words of a slug that its title is likely to have: services add numbers of their own. */
function wordsOf(slug: string): string {
  return slug
    .split('-')
    .filter((word) => !/^\d*$/.test(word))
    .join(' ')
}

/** Listings show the frame of a protected event (contract.md §1.8): first those of its words, then all of them. */
function useListedBySlug(slug: string, isWanted: boolean) {
  const service = useService()
  const status = useStatusReach(service)
  const search = wordsOf(slug)
  const listing = (more: { search?: string }) =>
    allPagesOptions(service, events, [{ ...everyDate, ...more, status }])
  const named = useQuery({ ...listing({ search }), enabled: isWanted && search !== '' })
  const among = (records: readonly EventRecord[] = []) =>
    records.find((event) => event.slug === slug)
  const first = among(named.data?.records)
  const isUnnamed = isWanted && first === undefined && !named.isFetching
  const all = useQuery({ ...listing({}), enabled: isUnnamed })
  return {
    found: first ?? among(all.data?.records),
    isLooking: named.isFetching || all.isFetching,
  }
}

function ShortEventFields({ form, opened }: DrawnForm<EventRecord, EventFormValues>) {
  const { t } = useTranslation(['eventForm', 'recordForm', 'transfer'])
  const props = { form, required: requiredOnCreate, known: linkedChoices(opened) }
  return (
    <>
      <TitleBox {...props} />
      <SpanFields {...props} />
      <VenueBox {...props} />
      <CategoriesBox {...props} />
      <StatusField form={form} label={t('recordForm:label.status')} />
      <ClashNote {...{ form, opened }} />
    </>
  )
}

/** The form of events, as its pages draw it. */
export const eventPages: SlugForm<EventRecord, EventFormValues, EventUpdate> = {
  ...eventForm,
  messages: 'eventForm',
  useWords: (_, opened) => useEventLabels(opened),
  Fields: EventFields,
  Side: EventSide,
  Short: ShortEventFields,
  Open: OpenEvent,
  Unready: PublishChecklist,
  Protected: EventPassword,
  ProtectedBySlug,
  deletion: eventDeletion,
  linked: linkedCollections,
  useRecord: useEvent,
  useRecordBySlug: useEventBySlug,
  useCreate: useCreateEvent,
  useUpdate: useUpdateEvent,
  useUpdateBySlug: useUpdateEventBySlug,
}
