import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef, useState } from 'react'
import type { Service } from '../../../../api/service.ts'
import { ServiceContext } from '../../../../api/useService.ts'
import type { Identified, Writable } from '../../../resource/collection.ts'
import { titleIn } from '../../../resource/recordName.ts'
import { type Difference, type Saved, Conflict } from '../../../write/saved.ts'
import type { NamedCollections } from '../linkedNames.ts'
import type { RemedyWrite } from '../recordForm.ts'
import { useFieldLabels } from '../useFieldLabels.ts'
import { SaveDifferences } from './SaveDifferences.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../ui/speech/inLanguage.ts'
import { confirm } from '../../../../ui/confirm/confirm.ts'
import { focusPage } from '../../../../ui/pageFocus.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { useWriteNews } from '../../../write/queue/useWriteNews.ts'
import { isCrossing } from '../../../write/merge.ts'
import { type Updatable, updateOptions } from '../../../write/writeOptions.ts'
import { intendedValues } from '../pickedValues.ts'
import { afterPuttingBack, saveResultOf, withOtherEnd } from './saveResult.ts'

interface Putting extends DifferencesSubject<Identified> {
  onClose: () => void
  /** Told when a try is over, whatever came of it. */
  onOver: () => void
}

/** Puts back what of a save is not as it was meant, through the safe writer; over when nothing is left to say. */
function usePuttingBack({ service, collection, ...props }: Putting) {
  const { t } = useTranslation('recordForm')
  const client = useQueryClient()
  const failed = useWriteNews()
  const { saved, password, remedyOf, onPutBack, onClose, onOver } = props
  const [{ record }, setSaved] = useState(saved)
  const [aftermath, setAftermath] = useState(() => saveResultOf(collection.fields, saved))
  const [isBusy, setBusy] = useState(false)
  const title = inLanguage(titleIn(collection, record), service.language)

  const tell = (differences: readonly Difference[]) => {
    setAftermath({ ...aftermath, differences })
    if (differences.length === 0) onClose()
  }

  const landed = (some: readonly Difference[], next: Saved<Identified>) => {
    const after = afterPuttingBack(collection.fields, aftermath, some, next)
    const left = { ...next, differences: after.differences }
    setSaved(left)
    setAftermath(after)
    onPutBack?.(left)
    if (left.differences.length > 0) return
    toast.show({ message: t('differences.allBack', { title }) })
    onClose()
  }

  const attempt = async (
    some: readonly Difference[],
    writing: () => Promise<Saved<Identified>>,
  ): Promise<void> => {
    setBusy(true)
    try {
      landed(some, await writing())
    } catch (error) {
      const isCrossed = error instanceof Conflict && isCrossing(error)
      failed(error, {
        conflict: t(isCrossed ? 'differences.crossed' : 'differences.conflict', { title }),
        failed: (why) => t('differences.failed', { title, why }),
      })
    }
    setBusy(false)
    onOver()
  }

  const write = (some: readonly Difference[]) => {
    // Sound because what was meant is made of the fields that an update is made of.
    const updatable = collection as Updatable<Identified, object>
    const options = updateOptions(service, updatable)
    const changes = intendedValues<object>(some)
    return client
      .getMutationCache()
      .build(client, options)
      .execute({ id: record.id, opened: record, changes, password })
  }

  return {
    aftermath,
    isBusy,
    onKeep: (some: readonly Difference[]) =>
      tell(aftermath.differences.filter((one) => !some.includes(one))),
    onPutBack: (some: readonly Difference[]) => {
      const all = withOtherEnd(collection.fields, record, aftermath.differences, some)
      void attempt(all, () => write(all))
    },
    remedyOf(difference: Difference) {
      const remedy = remedyOf?.(difference)
      if (!remedy) return undefined
      return { ...remedy, onChoose: () => void attempt([difference], () => remedy.write(record)) }
    },
  }
}

/** A save of which something is not as it was meant. */
export interface DifferencesSubject<R extends Identified> {
  /** in the language of the record */
  readonly service: Service
  readonly collection: Writable<R>
  readonly saved: Saved<R>
  /** of what its records are linked to */
  readonly linked: NamedCollections
  /** of a protected event */
  readonly password?: string | undefined
  readonly remedyOf?: ((difference: Difference) => RemedyWrite<R> | undefined) | undefined
  /** Told of every save that puts something back, with all the differences that are left. */
  readonly onPutBack?: ((saved: Saved<R>) => void) | undefined
}

interface Props extends DifferencesSubject<Identified> {
  onClose: () => void
}

/** What of a save is not as it was meant, where there is no form to tell it. */
function DifferencesDialog(props: Props) {
  return (
    <ServiceContext value={props.service}>
      <Differences {...props} />
    </ServiceContext>
  )
}

function Differences(props: Props) {
  const { service, collection, saved, linked, onClose } = props
  const id = useId()
  const { language } = service
  const { record } = saved
  const words = useFieldLabels({ collection, language, record, linked })
  const place = useRef<HTMLDivElement>(null)
  // What was pressed goes or rests with what it did, and the focus would go with it.
  const puttingBack = usePuttingBack({ ...props, onOver: () => place.current?.focus() })
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} lang={language}>
        {titleIn(collection, record)}
      </DialogTitle>
      <DialogContent ref={place} tabIndex={-1}>
        <SaveDifferences {...words} {...puttingBack} />
      </DialogContent>
    </Dialog>
  )
}

/** Lists over the page what of a save is not as it was meant, each with a way to put it back: for writes without a form. */
export async function notifyDifferences<R extends Identified>(
  told: DifferencesSubject<R>,
): Promise<void> {
  // Sound because nothing but records of its own collection is handed to it.
  const any = told as unknown as DifferencesSubject<Identified>
  await confirm({
    render: (answer) => <DifferencesDialog {...any} onClose={() => answer(false)} />,
  })
  // What opened it may be gone, as the news in the corner is.
  if (document.activeElement === document.body) focusPage()
}
