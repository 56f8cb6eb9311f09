import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import configuration from '../../../../public/config.json'
import { anonymous } from '../../../api/account.ts'
import { configurationOf } from '../../../api/configuration.ts'
import { fallbackLanguageOf } from '../../../api/language.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { createQueryClient } from '../../query/queryClient.ts'
import { objectOf } from '../../resource/wire.ts'
import type { Creating } from './creating.ts'
import type { PickerSource } from './pickerSource.ts'
import { providers } from '../../../testProviders.tsx'
import { RecordPicker } from './RecordPicker.tsx'
import type { Call } from '../../../api/outgoing.ts'

interface Hall {
  id: number
  name: string
}

export const halls: PickerSource<Hall> = {
  collection: {
    name: 'venues',
    query: ({ search, page }) => ({ search, page }),
    read(wire) {
      const { id, name } = objectOf(wire, 'hall')
      return { id: Number(id), name: String(name) }
    },
  },
  labelOf: ({ name }) => name,
  isTrashed: ({ id }) => id === 56,
}

export const all = Array.from({ length: 60 }, (_, at) => ({ id: at + 1, name: `Hall ${at + 1}` }))

/** A service of sixty halls in pages of forty; number 99 is gone. */
function hallService(calls: Call[], halls: readonly Hall[]): Service {
  const settings = configurationOf(configuration)
  const service: Service = {
    language: fallbackLanguageOf(settings),
    configuration: settings,
    account: anonymous,
    site: 'https://halls.example',
    base: 'https://halls.example/',
    in: () => service,
    async request(call) {
      calls.push(call)
      const id = Number(/\/(\d+)$/.exec(call.path)?.[1])
      if (id === 99) throw new ApiError({ kind: 'missing' })
      if (id) return halls.find((hall) => hall.id === id)
      const page = Number(call.query?.page ?? 1)
      const search = String(call.query?.search ?? '')
      const found = halls.filter(({ name }) => name.includes(search))
      // This one is answered only when nobody waits for it any more.
      if (search === 'Hall 1')
        await new Promise((resolve) => call.signal?.addEventListener('abort', resolve))
      return {
        venues: found.slice((page - 1) * 40, page * 40),
        total: found.length,
        total_pages: Math.ceil(found.length / 40),
      }
    },
  }
  return service
}

/** A picker of halls, with some chosen, over a service that has those there are. */
export async function openPicker(
  chosen: number[],
  several = true,
  source = halls,
  there = all,
  creating?: Creating<Hall>,
) {
  const calls: Call[] = []
  const client = createQueryClient()
  const wrapper = await providers(['form'], hallService(calls, there), client)
  function Held() {
    const [value, setValue] = useState(chosen)
    return (
      <RecordPicker {...{ several, value, source, creating }} label="Halls" onChange={setValue} />
    )
  }
  render(<Held />, { wrapper })
  return { calls, client, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}
