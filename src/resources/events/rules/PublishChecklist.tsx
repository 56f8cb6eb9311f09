import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishingRules } from '../../../api/configuration.ts'
import { useService } from '../../../api/useService.ts'
import type { Image } from '../../../core/resource/post.ts'
import type { UnreadyProps } from '../../../core/views/form/resourceForm.ts'
import { PictureChooser } from '../../../core/views/pictures/PictureChooser.tsx'
import { writtenPicture } from '../../../core/views/pictures/pictureUses.ts'
import { rememberPicture } from '../../../core/views/pictures/seenPictures.ts'
import { Button } from '../../../ui/Button.tsx'
import type { EventRecord } from '../eventRecord.ts'
import type { EventFormValues } from '../form/eventForm.ts'
import { isKnown } from './breaches.ts'
import { BreachLine, Lines, useBreaches } from './RuleNote.tsx'

type Props = UnreadyProps<EventRecord, EventFormValues>

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
export function PublishChecklist(props: Props) {
  const { rules } = useService().configuration
  return rules ? <Checklist {...props} rules={rules} /> : null
}

function Checklist({
  form,
  opened,
  rules,
  onPublish,
  onClose,
}: Props & { rules: PublishingRules }) {
  const { t } = useTranslation(['rules', 'recordForm'])
  const service = useService()
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  const left = useBreaches({ form, opened, rules }).breaches.filter(isKnown)
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
      {left.length > 0 ? null : (
        <Button variant="contained" onClick={onPublish}>
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
