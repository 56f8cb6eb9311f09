import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef } from 'react'
import type { Service } from '../../../../api/service.ts'
import { ServiceContext } from '../../../../api/useService.ts'
import type { Identified } from '../../../resource/collection.ts'
import { titleIn } from '../../../resource/recordName.ts'
import type { Difference, Saved } from '../../../write/saved.ts'
import type { Writable } from '../../../write/writing.ts'
import type { NamedCollections } from '../linkedNames.ts'
import type { RemedyWrite } from '../recordForm.ts'
import { useFieldLabels } from '../useFieldLabels.ts'
import { SaveDifferences } from './SaveDifferences.tsx'
import { usePuttingBack } from './usePuttingBack.ts'

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
export function DifferencesDialog(props: Props) {
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
