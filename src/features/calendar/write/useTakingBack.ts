import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Service } from '../../../api/service.ts'
import { fieldLabel, labelRooms } from '../../../core/resource/fieldLabel.ts'
import { useWriteNews } from '../../../core/write/queue/useWriteNews.ts'
import { Conflict } from '../../../core/write/saved.ts'
import {
  type Reversible,
  reversibleWrite,
  type ReversibleWrite,
} from '../../../core/write/undo/reversibleWrite.ts'
import { deleteOptions } from '../../../core/write/writeOptions.ts'
import { formatList } from '../../../i18n/formats.ts'
import { type EventRecord, events, type EventUpdate } from '../../../resources/events/events.ts'
import { toast } from '../../../ui/toast/toast.ts'

/** An event that was made here. */
interface MadeEvent {
  /** in its language */
  readonly service: Service
  /** as it was left, or as a person was told that it is by now */
  readonly opened: EventRecord
  /** of its entry in the history, when there is one */
  readonly key: string | undefined
}

interface Sentences {
  readonly title: string
  readonly done: string
  readonly failed: (why: string) => string
  readonly onDone?: () => void
}

/** Takes the making of an event back, and says so: it goes to the trash. What was changed in it since is asked about. */
export function useTakingBack() {
  const { t, i18n } = useTranslation('calendar')
  const client = useQueryClient()
  const news = useWriteNews()

  const ask = async (made: MadeEvent, { fields, fresh }: Conflict<EventRecord>, say: Sentences) => {
    await i18n.loadNamespaces(labelRooms.events)
    const labels = fields.map(({ field }) => fieldLabel(i18n, 'events', field))
    toast.show({
      message: t('takeBack.changed', {
        title: say.title,
        fields: formatList(i18n.language, labels),
      }),
      severity: 'warning',
      actions: [
        {
          label: t('takeBack.anyway'),
          onClick: () => void takeBack({ ...made, opened: fresh }, say),
        },
      ],
    })
  }

  const takeBack = async (made: MadeEvent, say: Sentences): Promise<void> => {
    const { service, opened, key } = made
    const deleting = client.getMutationCache().build(client, deleteOptions(service, events))
    try {
      await deleting.execute({ id: opened.id, opened, undoes: key })
      toast.show({ message: say.done })
      say.onDone?.()
    } catch (error) {
      if (error instanceof Conflict) await ask(made, error as Conflict<EventRecord>, say)
      else news(error, say)
    }
  }

  return takeBack
}

/** A change of an event. */
export type EventWrite = ReversibleWrite<EventRecord, EventUpdate>

/** What came of it, and the change that takes it back; null where nothing was written. */
export type EventWritten = Reversible<EventRecord, EventUpdate>

/** Changes an event through the safe writer. @throws Conflict, ApiError */
export function writeEvent(client: QueryClient, write: EventWrite): Promise<EventWritten> {
  return reversibleWrite(client, events, write)
}
