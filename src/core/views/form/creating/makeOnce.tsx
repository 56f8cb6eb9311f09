import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import type { Service } from '../../../../api/service.ts'
import { ServiceContext } from '../../../../api/useService.ts'
import { confirm } from '../../../../ui/confirm/confirm.ts'
import { differencesOfNew } from '../../../write/compare.ts'
import { PerhapsMade, type Saved, unknownOutcome } from '../../../write/saved.ts'
import type { Marks } from '../../../write/operation.ts'
import { settleAttempts } from '../../../write/outcomes.ts'
import { ownerOf } from '../../../query/owner.ts'
import { inQueueTurn } from '../../../write/queue/inQueueTurn.ts'
import { nameOf } from '../../../resource/recordName.ts'
import { type CreationChoice, meant } from '../../../write/safeCreation.ts'
import { type Creatable, createOptions } from '../../../write/writeOptions.ts'
import type { Shown } from '../recordForm.ts'
import { AskPerhapsMade } from './AskPerhapsMade.tsx'
import { named } from './named.ts'

interface Wanted<Create> extends CreationChoice {
  readonly values: Create
  /** names what it is made of: a second try of the same looks first for what the first one made */
  readonly of: string
  /** the name that whoever makes it gives it afterwards (`named`) */
  readonly named?: string
  /** ids of records of the same name that are known to be others */
  readonly others?: readonly number[]
}

/** The same name of a record in each language. */
export const madeFor = ({ language }: Service, of: string) => `${of} in ${language}`

interface Place {
  readonly client: QueryClient
  /** of the language it is made in */
  readonly service: Service
  readonly marks?: Marks | undefined
}

/**
 * Makes a record that has no form of its own, once: what an earlier try may have made is looked for first, also after the
 * page was left, and in doubt a person is asked.
 * @throws ApiError `unknown` when it is not known whether it was made, and nobody has chosen
 * @throws Misnamed when it was made under a name of its own, and has not got its name
 */
export async function makeOnce<R extends Shown, Create extends object>(
  { client, service, marks }: Place,
  collection: Creatable<R, Create>,
  wanted: Wanted<Create>,
): Promise<Saved<R>> {
  const of = madeFor(service, wanted.of)
  const making = new MutationObserver(client, createOptions(service, collection, marks))
  const values = meant({ collection }, Object.fromEntries(Object.entries(wanted.values)))
  const asNamed = async (saved: Saved<R>): Promise<Saved<R>> => {
    const name = saved.differences.find(({ field }) => field === collection.merging)
    if (name === undefined) {
      if (wanted.named === undefined) await settleAttempts(ownerOf(service), of)
      return saved
    }
    const { record } = saved
    const again = await named({ client, service }, collection, { record, name, of })
    const others = saved.differences.filter((one) => one !== name)
    return { ...saved, record: again.record, differences: [...others, ...again.differences] }
  }
  const make = (choice?: CreationChoice) =>
    inQueueTurn(service, async () => asNamed(await making.mutate({ ...wanted, ...choice, of })))
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof PerhapsMade)) throw error
    const chosen = await ask(service, collection, error as PerhapsMade<R>)
    if (chosen === null) throw unknownOutcome(error)
    if (chosen === 'another') return await make({ evenIfMade: true })
    await settleAttempts(ownerOf(service), of)
    const differences = differencesOfNew(collection.fields, chosen, values)
    return { record: chosen, before: null, differences, landedBetween: [], recovered: true }
  }
}

/** @returns the one it is, or that another is wanted; null where nothing was chosen */
async function ask<R extends Shown>(
  service: Service,
  collection: Pick<Creatable<R, never>, 'name' | 'fields'>,
  { existing }: PerhapsMade<R>,
): Promise<R | 'another' | null> {
  const chosen: { is: R | 'another' | null } = { is: null }
  const definition = {
    name: collection.name,
    titleOf: (record: R) => nameOf(collection, record),
  }
  await confirm({
    render(answer) {
      const choose = (one: R | 'another') => {
        chosen.is = one
        answer(true)
      }
      return (
        <ServiceContext value={service}>
          <AskPerhapsMade
            {...{ definition, existing }}
            onUse={choose}
            onCreate={() => choose('another')}
            onCancel={() => answer(false)}
          />
        </ServiceContext>
      )
    },
  })
  return chosen.is
}
