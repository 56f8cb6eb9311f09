import { useQueryClient } from '@tanstack/react-query'
import { useStatusReach } from '../../collection/list/statusReach.ts'
import { useService } from '../../service/useService.ts'
import { useFileCheck } from '../../ui/files/useFileCheck.ts'
import type { Row } from './checked.ts'
import { checkedRows } from './readNow.ts'
import { textsOfFile } from './textsOfFile.ts'
import type { FileProblem, ReadFile } from './textUnit.ts'

/** Reads a file that came back and measures its texts against the calendar. */
export function useChecking() {
  const client = useQueryClient()
  const service = useService()
  const reach = useStatusReach(service)
  return useFileCheck<ReadFile, Row, FileProblem>({
    read: textsOfFile,
    unread: 'damaged',
    check: ({ entries }, how) => checkedRows({ client, service, entries, reach, ...how }),
    known: () => 0,
  })
}
