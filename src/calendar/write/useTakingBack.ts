import { useQueryClient } from '@tanstack/react-query'
import { deleteOptions } from '../../collection/writeOptions.ts'
import { events } from '../../events/events.ts'
import type { Service } from '../../service/service.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useWriteNews } from '../../collection/queue/useWriteNews.ts'

interface Sentences {
  readonly done: string
  readonly failed: (why: string) => string
}

/** Takes the making of an event back, and says so: it goes to the trash. @returns whether it did */
export function useTakingBack() {
  const client = useQueryClient()
  const news = useWriteNews()
  return async (service: Service, id: number, { done, failed }: Sentences): Promise<boolean> => {
    try {
      await client.getMutationCache().build(client, deleteOptions(service, events)).execute({ id })
      toast.show({ message: done })
      return true
    } catch (error) {
      news(error, { failed })
      return false
    }
  }
}
